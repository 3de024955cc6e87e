import type { Dependencies } from '../dependencies.ts';
import { objectsOf } from './objects-of.ts';

const KEEP_MS = 24 * 60 * 60 * 1000;

interface SweepDependencies {
  items: Pick<Dependencies['items'], 'get'>;
  objects: Pick<Dependencies['objects'], 'everything' | 'delete' | 'locate'>;
}

/**
 * Deletes what no item shows and is older than a day: uploads that were never posted, files of a post that broke off or
 * of an item that is deleted. Where anything of the same id is younger, somebody may be at work: it waits a day.
 * @returns how many objects are gone
 */
export async function sweepUploads(
  { items, objects }: SweepDependencies,
  now: Date,
): Promise<number> {
  const latest = now.getTime() - KEEP_MS;
  let count = 0;
  for await (const together of objects.everything()) {
    if (!together.every(({ updated }) => updated.getTime() <= latest)) continue;
    const item = await items.get(together[0]?.id ?? '');
    const shown = item ? objectsOf(objects, item) : new Set();
    for (const object of together.filter(({ path }) => !shown.has(path))) {
      await objects.delete(object);
      count += 1;
    }
  }
  return count;
}
