import type { ObjectStore } from '../storage/object-store.ts';
import { sweepFolder } from '../storage/sweep-folder.ts';
import { type FileStore, objectsOfFile } from './file-store.ts';

interface SweepDependencies {
  contentFiles: Pick<FileStore, 'find' | 'remove'>;
  objects: Pick<ObjectStore, 'everything' | 'delete'>;
  /** Ids of files that something uses: drafts, versions that are kept. */
  usedFiles: (() => Promise<Iterable<string>>)[];
}

/** Deletes files of the content that nothing uses, and uploads that never became one. @returns how many objects are gone */
export async function sweepFiles(
  { contentFiles, objects, usedFiles }: SweepDependencies,
  now: Date,
): Promise<number> {
  const used = new Set<string>();
  for (const source of usedFiles) for (const id of await source()) used.add(id);
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
