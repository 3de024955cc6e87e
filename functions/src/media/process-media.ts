import { type Item, VIDEO_TYPE } from '@theni/contract';
import type { ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import { openFile } from './open-file.ts';
import { processPhoto } from './process-photo.ts';
import { processVideo } from './process-video.ts';

/** The fields of an item that its stored bytes decide. */
export const MEDIA_FIELDS = [
  'FileType',
  'FileUrl',
  'Size',
  'Width',
  'Height',
  'Variants',
  'Placeholder',
  'Colour',
  'PosterUrl',
  'Duration',
  'Warnings',
] as const satisfies (keyof Item)[];
export type Media = Pick<Item, (typeof MEDIA_FIELDS)[number]>;

/**
 * Checks an uploaded file, takes places out of it and makes its pictures. Stopped half-way and done
 * again, it ends with the same objects.
 * @throws {HttpProblem} 422; {RefusedFile}; {MissingObject}
 */
export async function processMedia(
  objects: ObjectStore,
  file: ObjectPath,
  FileType: Item['FileType'],
  poster?: ObjectPath,
): Promise<Media> {
  const opened = await openFile(objects, file, FileType);
  if (FileType !== VIDEO_TYPE) {
    const { Url, ...photo } = await processPhoto(objects, opened);
    return { FileType, FileUrl: Url, ...photo };
  }
  const pictures = poster ? await processPoster(objects, poster) : { Variants: [] };
  const { Url, ...video } = await processVideo(objects, opened);
  return { FileType, FileUrl: Url, ...video, ...pictures };
}

async function processPoster(objects: ObjectStore, poster: ObjectPath) {
  const opened = await openFile(objects, poster, 'image/jpeg');
  const { Url, Variants, Placeholder, Colour } = await processPhoto(objects, opened);
  return { PosterUrl: Url, Variants, Placeholder, Colour };
}
