import type { Dependencies } from '../dependencies.ts';
import { sweepFolder } from '../storage/sweep-folder.ts';
import { objectsOf } from './objects-of.ts';

interface SweepDependencies {
  items: Pick<Dependencies['items'], 'get'>;
  objects: Pick<Dependencies['objects'], 'everything' | 'delete' | 'locate'>;
}

/** Deletes uploads that were never posted, files of a post that broke off or of an item that is deleted. */
export function sweepUploads({ items, objects }: SweepDependencies, now: Date): Promise<number> {
  return sweepFolder(objects, { folder: 'file', now }, async (id) => {
    const item = await items.get(id);
    return item ? objectsOf(objects, item) : new Set();
  });
}
