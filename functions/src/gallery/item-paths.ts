import type { Item } from '@theni/contract';
import type { ObjectStore } from '../storage/object-store.ts';

type Files = Pick<Item, 'FileUrl' | 'PosterUrl' | 'Variants' | 'Avif'>;

export function pathsOfItem(
  objects: Pick<ObjectStore, 'locate'>,
  { FileUrl, PosterUrl, Variants, Avif = [] }: Files,
): Set<string> {
  const urls = [FileUrl, PosterUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)];
  return new Set(urls.flatMap((url) => (url && objects.locate(url)?.path) || []));
}
