import type { Item } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { sweepFolder } from '../storage/uploads.ts';

type Files = Pick<Item, 'FileUrl' | 'PosterUrl' | 'Variants' | 'Avif'>;

export function storedFilesOf(
  objects: Pick<ObjectStore, 'locate'>,
  { FileUrl, PosterUrl, Variants, Avif = [] }: Files,
): Set<string> {
  const urls = [FileUrl, PosterUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)];
  return new Set(urls.flatMap((url) => (url && objects.locate(url)?.path) || []));
}

interface SweepDependencies {
  items: Pick<Dependencies['items'], 'get' | 'forgetProcessed'>;
  objects: Pick<Dependencies['objects'], 'everything' | 'delete' | 'locate'>;
}

/** Deletes files of no item: never posted, of a failed post, of a deleted item. */
export function sweepGalleryFiles(
  { items, objects }: SweepDependencies,
  now: Date,
): Promise<number> {
  return sweepFolder(objects, { folder: 'file', now }, async (id) => {
    const item = await items.get(id);
    if (item) return storedFilesOf(objects, item);
    await items.forgetProcessed(id);
    return new Set();
  });
}
