import type { Dependencies } from '../dependencies.ts';
import { HttpProblem } from '../http/problem.ts';
import { MissingObject } from './object-store.ts';
import { processMedia } from './process-media.ts';

type Needs = Pick<Dependencies, 'items' | 'objects' | 'now'>;

/** One item is done, or could not be. */
export interface Progress {
  _id: string;
  done: number;
  total: number;
  /** Why the item stays as it was. */
  fault?: string;
}

/**
 * Makes the pictures of all items anew, one after the other. Stopped and begun again with the same
 * `before`, it goes on where it was. Replaced pictures stay for the sweep: open pages show them.
 * @param before ISO 8601; items whose pictures were made then or later are done already
 */
export async function* reprocessGallery(
  dependencies: Needs,
  before: string,
): AsyncGenerator<Progress> {
  const all = await dependencies.items.processedAt();
  const waiting = all.filter(({ ProcessedAt }) => ProcessedAt < before);
  let done = all.length - waiting.length;
  for (const { _id } of waiting) {
    const fault = await reprocessItem(dependencies, _id);
    done += 1;
    yield { _id, done, total: all.length, ...(fault && { fault }) };
  }
}

async function reprocessItem(
  { items, objects, now }: Needs,
  id: string,
): Promise<string | undefined> {
  const item = await items.get(id);
  if (!item) return undefined;
  const file = objects.locate(item.FileUrl);
  const poster = item.PosterUrl ? objects.locate(item.PosterUrl) : undefined;
  if (!file) return `${item.FileUrl} is not in this project's bucket`;
  try {
    const media = await processMedia(objects, file, item.FileType, poster);
    await items.replaceMedia(id, media, now().toISOString());
    if (media.FileUrl !== item.FileUrl) await objects.delete(file);
    if (poster && media.PosterUrl !== item.PosterUrl) await objects.delete(poster);
    return undefined;
  } catch (error) {
    if (error instanceof HttpProblem || error instanceof MissingObject) return error.message;
    throw error;
  }
}
