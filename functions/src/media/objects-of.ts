import type { Item } from '@theni/contract';
import type { ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';

/** Every stored object that an item shows. */
export function objectsOf(
  objects: Pick<ObjectStore, 'locate'>,
  { FileUrl, PosterUrl, Variants }: Item,
): ObjectPath[] {
  const urls = [FileUrl, PosterUrl, ...Variants.map(({ Url }) => Url)];
  return urls.flatMap((url) => (url && objects.locate(url)) || []);
}
