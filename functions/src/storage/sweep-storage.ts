import { pathsOfContentFile } from '../content-files/content-file-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { pathsOfItem } from '../gallery/item-store.ts';
import type { ObjectFolder } from './object-store.ts';

type SweepDependencies = Pick<Dependencies, 'items' | 'contentFiles' | 'objects' | 'now'>;

/** An upload may be under way for so long. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Each night every file is deleted that nothing names and that is a day old, because no call would
 * delete it: an upload that was never posted, what a killed post or deletion has left, and pictures
 * and PDFs that no draft and no kept release names any more.
 */
export async function sweepStorage(dependencies: SweepDependencies): Promise<void> {
  await sweepGalleryFiles(dependencies);
  await sweepContentFiles(dependencies);
}

function sweepGalleryFiles({ items, objects, now }: SweepDependencies): Promise<void> {
  return sweepFolder({ objects, now }, 'file', async (id) => {
    let item = await items.get(id);
    if (!item) {
      await items.forgetProcessed(id);
      // A late post may have made an item before that.
      item = await items.get(id);
    }
    return item ? pathsOfItem(objects, item) : new Set();
  });
}

export async function sweepContentFiles({
  contentFiles,
  ...rest
}: Omit<SweepDependencies, 'items'>): Promise<void> {
  const used = await contentFiles.usedIds();
  const pathsToKeep = async (id: string) => {
    const file = await contentFiles.find(id);
    // What was not named at first may be by now, by an Undo or a restored version.
    const isUsed = async () => used.has(id) || (await contentFiles.usedIds()).has(id);
    if (file && (await isUsed())) return pathsOfContentFile(file);
    // First, so that no record outlives its files.
    await contentFiles.remove(id);
    return new Set<string>();
  };
  await sweepFolder(rest, 'content', pathsToKeep);
  await sweepFolder(rest, 'documents', pathsToKeep);
}

/** Files of one id go together: where one of them is young, all wait. */
async function sweepFolder(
  { objects, now }: Pick<SweepDependencies, 'objects' | 'now'>,
  folder: ObjectFolder,
  pathsToKeep: (id: string) => Promise<Set<string>>,
): Promise<void> {
  const latest = now().getTime() - KEEP_MS;
  for await (const together of objects.everything(folder)) {
    if (!together.every(({ updated }) => updated.getTime() <= latest)) continue;
    const kept = await pathsToKeep(together[0]?.id ?? '');
    for (const object of together) if (!kept.has(object.path)) await objects.delete(object);
  }
}
