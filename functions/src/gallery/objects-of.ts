import type { Item } from '@theni/contract';
import type { ObjectPath } from '../storage/object-path.ts';
import type { ObjectStore } from '../storage/object-store.ts';

type Files = Pick<Item, 'FileUrl' | 'PosterUrl' | 'Variants' | 'Avif'>;

/** Every stored object that an item shows, or will show. */
export function objectsOf(
  objects: Pick<ObjectStore, 'locate'>,
  { FileUrl, PosterUrl, Variants, Avif = [] }: Files,
): ObjectPath[] {
  const urls = [FileUrl, PosterUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)];
  return urls.flatMap((url) => (url && objects.locate(url)) || []);
}

/** Deletes the objects of an item that it does not show. @returns false when one that it shows is gone too */
export async function deleteUnusedObjects(
  objects: ObjectStore,
  id: string,
  files: Files,
  mayDelete: (path: string) => boolean = () => true,
): Promise<boolean> {
  const shown = objectsOf(objects, files).map(({ path }) => path);
  const stored = await objects.pathsOf(id);
  for (const path of stored)
    if (!shown.includes(path) && mayDelete(path)) await objects.delete({ id, path });
  return shown.every((path) => stored.has(path));
}
