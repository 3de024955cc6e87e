import type { ObjectFolder } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';

const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the objects of a folder that nobody wants. Where anything of the same id is younger than a day, somebody may be at work: it
 * waits. @param wanted the paths of an id that stay @returns how many objects are gone
 */
export async function sweepFolder(
  objects: Pick<ObjectStore, 'everything' | 'delete'>,
  { folder, now }: { folder: ObjectFolder; now: Date },
  wanted: (id: string) => Promise<Set<string>>,
): Promise<number> {
  const latest = now.getTime() - KEEP_MS;
  let count = 0;
  for await (const together of objects.everything(folder)) {
    if (!together.every(({ updated }) => updated.getTime() <= latest)) continue;
    const kept = await wanted(together[0]?.id ?? '');
    for (const object of together.filter(({ path }) => !kept.has(path))) {
      await objects.delete(object);
      count += 1;
    }
  }
  return count;
}
