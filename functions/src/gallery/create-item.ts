import type { Item, NewItem } from '@theni/contract';
import type { MutexInterface } from 'async-mutex';
import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { MissingObject, type ObjectPath } from '../storage/object-store.ts';
import { pathsOfItem } from './item-store.ts';
import { type ItemFileFields, processFiles } from './process-files.ts';

type GalleryDependencies = Pick<Dependencies, 'items' | 'objects' | 'now'>;

/**
 * Makes an item of an uploaded file. The record is written once, when the files are there and the
 * upload, which may tell where it was taken, is gone. A repeated post finds the item, or makes it
 * from `processedFiles`, which was written before the upload went.
 * @throws {HttpProblem} 409 when its layout is full: the same post finds the files later; 422 when
 * the file is missing, was deleted meanwhile or cannot be shown, 503 when too many wait
 */
export async function createItem(
  { items, objects, now }: GalleryDependencies,
  mutex: MutexInterface,
  { FileUrl, PosterUrl, Location, Service, Layout }: NewItem,
): Promise<{ item: Item; created: boolean }> {
  const file = locate(objects, FileUrl, 'FileUrl');
  const poster = PosterUrl === undefined ? undefined : locate(objects, PosterUrl, 'PosterUrl');
  if (poster && (poster.id !== file.id || poster.path === file.path))
    throw new HttpProblem(422, 'The poster does not stand beside its video.');
  // Another instance may have made the item of the same upload meanwhile: then this one finds it.
  return mutex.runExclusive(() => findOrMake().catch(onMissing));

  async function findOrMake() {
    const known = await items.get(file.id);
    const files = known ?? (await items.findProcessed(file.id)) ?? (await makeFiles());
    await deleteUploads(objects, files, [file, poster]);
    if (known) return { item: known, created: false };
    const about = { Location, Service, ...(Layout && { Layout }) };
    const CreatedAt = now().toISOString();
    return items.create(file.id, { ...about, ...files, Pinned: false, CreatedAt });
  }

  function onMissing(error: unknown) {
    if (error instanceof MissingObject) return findOrMake();
    throw error;
  }

  async function makeFiles(): Promise<ItemFileFields> {
    const files = await processFiles(objects, file, poster);
    await items.noteProcessed(file.id, files);
    return files;
  }
}

/**
 * Deletes the uploads. They may be there a second time, because a browser whose response was lost
 * uploads again.
 */
async function deleteUploads(
  objects: GalleryDependencies['objects'],
  files: ItemFileFields,
  uploads: (ObjectPath | undefined)[],
): Promise<void> {
  const shown = pathsOfItem(objects, files);
  for (const upload of uploads) if (upload && !shown.has(upload.path)) await objects.delete(upload);
}

function locate(
  objects: GalleryDependencies['objects'],
  url: string,
  field: keyof NewItem,
): ObjectPath {
  const object = objects.locate(url);
  if (object) return object;
  throw new HttpProblem(422, `${field} is not the address of an uploaded file of this site.`);
}
