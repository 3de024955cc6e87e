import type { ObjectFolder } from '../storage/object-path.ts';
import type { ListedObject, ObjectStore } from '../storage/object-store.ts';
import { type FileStore, objectsOfFile } from './file-store.ts';

const KEEP_MS = 24 * 60 * 60 * 1000;
const FOLDERS: ObjectFolder[] = ['content', 'documents'];

/** Ids of files that something uses: drafts, versions that are kept. */
export type UsedFiles = () => Promise<Iterable<string>>;

interface SweepDependencies {
  contentFiles: Pick<FileStore, 'find' | 'remove'>;
  objects: Pick<ObjectStore, 'everything' | 'delete'>;
  usedFiles: UsedFiles[];
}

/**
 * Deletes files of the content that nothing uses and uploads that never became one, when all that belongs to them is older than a
 * day. @returns how many objects are gone
 */
export async function sweepFiles(
  { contentFiles, objects, usedFiles }: SweepDependencies,
  now: Date,
): Promise<number> {
  const latest = now.getTime() - KEEP_MS;
  const used = new Set<string>();
  for (const ids of await Promise.all(usedFiles.map((source) => source())))
    for (const id of ids) used.add(id);
  let count = 0;
  for (const folder of FOLDERS)
    for await (const listed of objects.everything(folder))
      if (listed.every(({ updated }) => updated.getTime() <= latest)) count += await sweep(listed);
  return count;

  async function sweep(listed: ListedObject[]): Promise<number> {
    const id = listed[0]?.id ?? '';
    const record = await contentFiles.find(id);
    const isUsed = record !== undefined && used.has(id);
    // First, so that no record outlives its objects.
    if (record && !isUsed) await contentFiles.remove(id);
    const kept = new Set(isUsed ? objectsOfFile(record).map(({ path }) => path) : []);
    let deleted = 0;
    for (const object of listed.filter(({ path }) => !kept.has(path))) {
      await objects.delete(object);
      deleted += 1;
    }
    return deleted;
  }
}
