import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { pathOfFileUrl } from '../storage/object-path.ts';
import { MissingObject } from '../storage/object-store.ts';
import { deleteUnusedObjects } from './objects-of.ts';
import { processFiles } from './process-files.ts';

type GalleryDependencies = Pick<Dependencies, 'items' | 'objects' | 'now'>;

/** One item is done, or could not be. */
export interface Progress {
  _id: string;
  done: number;
  total: number;
  /** Why the item stays as it was. */
  issue?: string;
}

/**
 * Rebuilds the files of all items and makes their pictures anew, one after the other. Stopped and begun again with
 * the same `before`, it goes on where it was. Addresses in another project's bucket become addresses in this one's.
 * Replaced pictures stay for the sweep: open pages show them.
 * @param before ISO 8601; items whose pictures were made then or later are done already
 */
export async function* reprocessGallery(
  dependencies: GalleryDependencies,
  before: string,
): AsyncGenerator<Progress> {
  const all = await dependencies.items.processedAt();
  const waiting = all.filter(({ ProcessedAt }) => ProcessedAt < before);
  let done = all.length - waiting.length;
  for (const { _id } of waiting) {
    const issue = await reprocessItem(dependencies, _id);
    done += 1;
    yield { _id, done, total: all.length, ...(issue && { issue }) };
  }
}

async function reprocessItem(
  { items, objects, now }: GalleryDependencies,
  id: string,
): Promise<string | undefined> {
  const item = await items.get(id);
  if (!item) return undefined;
  const file = pathOfFileUrl(item.FileUrl);
  const poster = item.PosterUrl ? pathOfFileUrl(item.PosterUrl) : undefined;
  if (!file) return `${item.FileUrl} is no address of a stored file`;
  try {
    const { FileType } = item;
    const files = await processFiles(objects, { file, FileType, poster, isUpload: false });
    await items.replaceFiles(id, files);
    // These never said where they were taken, and open pages show them.
    await deleteUnusedObjects(objects, id, files, (path) => !/\.(webp|avif)$/.test(path));
    // The last step: stopped before it, the next run deletes what is left.
    await items.setProcessedAt(id, now().toISOString());
    return undefined;
  } catch (error) {
    if (error instanceof HttpProblem || error instanceof MissingObject) return error.message;
    throw error;
  }
}
