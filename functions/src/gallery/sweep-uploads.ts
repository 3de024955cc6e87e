import type { Dependencies } from '../dependencies.ts';
import { byId, type ListedObject } from '../storage/object-store.ts';
import { objectsOf } from './objects-of.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The panel keeps an upload whose post failed and offers it again; after a day it uploads anew. */
const KEEP_MS = 24 * HOUR_MS;

type SweepDependencies = {
  items: Pick<Dependencies['items'], 'find' | 'deletePending'>;
  objects: Pick<Dependencies['objects'], 'everything' | 'deleteUntouched' | 'locate'>;
};

/**
 * Deletes pending records that nobody has posted again for a day, and objects that no item shows and that nobody has
 * touched for as long: uploads that were never posted, and pictures that newer ones have replaced. A folder in which anything is younger is left
 * alone, because someone may be at work there. (A post touches the upload before anything else.)
 * @returns how many objects are gone
 */
export async function sweepUploads(
  { items, objects }: SweepDependencies,
  now: Date,
): Promise<number> {
  const latest = now.getTime() - KEEP_MS;
  await items.deletePending(new Date(latest).toISOString());
  let count = 0;
  for await (const folder of byId(objects.everything())) {
    if (folder.some(({ updated }) => !(updated.getTime() <= latest))) continue;
    count += await sweepFolder({ items, objects }, folder);
  }
  return count;
}

async function sweepFolder(
  { items, objects }: SweepDependencies,
  folder: ListedObject[],
): Promise<number> {
  const [first] = folder;
  const record = first && (await items.find(first.id));
  // A pending record's files are shown by the next post.
  const files = record?.item ?? record?.files;
  const shown = new Set(files && objectsOf(objects, files).map(({ path }) => path));
  let count = 0;
  for (const object of folder.filter(({ path }) => !shown.has(path))) {
    // Touched since it was listed: a post has begun, and the rest of the folder is its.
    if (!(await objects.deleteUntouched(object))) break;
    count += 1;
  }
  return count;
}
