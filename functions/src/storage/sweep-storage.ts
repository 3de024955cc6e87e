import { pathsOfContentFile } from '../content-files/content-file-paths.ts';
import type { Dependencies } from '../dependencies.ts';
import { pathsOfItem } from '../gallery/item-paths.ts';
import type { ObjectFolder } from './object-store.ts';

type Objects = Pick<Dependencies['objects'], 'everything' | 'delete' | 'locate'>;

/** An upload may be under way for so long. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Each night every file is deleted that nothing names and that is a day old, because no call would
 * delete it: an upload that was never posted, what a killed post or deletion has left, and pictures
 * and PDFs that no draft and no kept release names any more.
 * @returns how many files are gone
 */
export async function sweepStorage({
  items,
  contentFiles,
  objects,
  now,
}: Pick<Dependencies, 'items' | 'contentFiles' | 'objects' | 'now'>): Promise<number> {
  const ofGallery = await sweepGalleryFiles({ items, objects }, now());
  return ofGallery + (await sweepContentFiles({ contentFiles, objects }, now()));
}

/** Deletes files of no item: never posted, of a failed post, of a deleted item. */
export function sweepGalleryFiles(
  {
    items,
    objects,
  }: { items: Pick<Dependencies['items'], 'get' | 'forgetProcessed'>; objects: Objects },
  now: Date,
): Promise<number> {
  return sweepFolder(objects, { folder: 'file', now }, async (id) => {
    let item = await items.get(id);
    if (!item) {
      await items.forgetProcessed(id);
      // A late post may have made an item before that.
      item = await items.get(id);
    }
    return item ? pathsOfItem(objects, item) : new Set();
  });
}

/** Deletes files that no content uses, and uploads that never became one. */
export async function sweepContentFiles(
  {
    contentFiles,
    objects,
  }: {
    contentFiles: Pick<Dependencies['contentFiles'], 'find' | 'remove' | 'usedIds'>;
    objects: Pick<Objects, 'everything' | 'delete'>;
  },
  now: Date,
): Promise<number> {
  const used = await contentFiles.usedIds();
  const pathsToKeep = async (id: string) => {
    const file = await contentFiles.find(id);
    if (file && used.has(id)) return pathsOfContentFile(file);
    // First, so that no record outlives its files.
    await contentFiles.remove(id);
    return new Set<string>();
  };
  const pictures = await sweepFolder(objects, { folder: 'content', now }, pathsToKeep);
  return pictures + (await sweepFolder(objects, { folder: 'documents', now }, pathsToKeep));
}

/** Files of one id go together: where one of them is young, all wait. */
async function sweepFolder(
  objects: Pick<Objects, 'everything' | 'delete'>,
  { folder, now }: { folder: ObjectFolder; now: Date },
  pathsToKeep: (id: string) => Promise<Set<string>>,
): Promise<number> {
  const latest = now.getTime() - KEEP_MS;
  let count = 0;
  for await (const together of objects.everything(folder)) {
    if (!together.every(({ updated }) => updated.getTime() <= latest)) continue;
    const kept = await pathsToKeep(together[0]?.id ?? '');
    for (const object of together.filter(({ path }) => !kept.has(path))) {
      await objects.delete(object);
      count += 1;
    }
  }
  return count;
}
