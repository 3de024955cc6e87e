import type { ObjectStore } from '../storage/object-store.ts';
import { sweepFolder } from '../storage/sweep-folder.ts';
import { type FileStore, objectsOfFile } from './file-store.ts';

/** Deletes files of the content that nothing uses, and uploads that never became one. @returns how many objects are gone */
export async function sweepFiles(
  contentFiles: Pick<FileStore, 'find' | 'remove' | 'usedIds'>,
  objects: Pick<ObjectStore, 'everything' | 'delete'>,
  now: Date,
): Promise<number> {
  const used = await contentFiles.usedIds();
  const wanted = async (id: string) => {
    const file = await contentFiles.find(id);
    if (file && used.has(id)) return new Set(objectsOfFile(file).map(({ path }) => path));
    // First, so that no record outlives its objects.
    await contentFiles.remove(id);
    return new Set<string>();
  };
  const pictures = await sweepFolder(objects, { folder: 'content', now }, wanted);
  return pictures + (await sweepFolder(objects, { folder: 'documents', now }, wanted));
}
