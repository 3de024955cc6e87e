import { type Item, VIDEO_TYPE } from '@theni/contract';
import type { ObjectPath } from '../storage/object-path.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { openFile } from '../storage/open-file.ts';
import { processPhoto } from './process-photo.ts';
import { processVideo } from './process-video.ts';

/** The fields of an item that its stored bytes decide. */
export const PROCESSED_FIELDS = [
  'FileType',
  'FileUrl',
  'Size',
  'Width',
  'Height',
  'Variants',
  'Avif',
  'Placeholder',
  'Colour',
  'PosterUrl',
  'Duration',
  'Warnings',
] as const satisfies (keyof Item)[];
export type ProcessedFiles = Pick<Item, (typeof PROCESSED_FIELDS)[number]>;

export interface Source {
  file: ObjectPath;
  FileType: Item['FileType'];
  poster?: ObjectPath | undefined;
  /** Whether the admin's browser wrote the files; otherwise an item shows them. */
  isUpload: boolean;
}

/**
 * Checks a file, rebuilds it and makes its pictures. Nothing of the file itself is shown.
 * @throws {HttpProblem} 422; {RefusedFile}; {MissingObject}
 */
export async function processFiles(
  objects: ObjectStore,
  { file, FileType, poster, isUpload }: Source,
): Promise<ProcessedFiles> {
  const pictures = poster ? await processPoster(objects, poster, isUpload) : { Variants: [] };
  const opened = await openFile(objects, file, FileType, isUpload);
  if (FileType === VIDEO_TYPE) {
    const { Url, ...video } = await processVideo(objects, opened);
    return { FileType, FileUrl: Url, ...video, ...pictures };
  }
  const { Url, ...photo } = await processPhoto(objects, opened, { avif: true });
  return { FileType, FileUrl: Url, ...photo };
}

async function processPoster(objects: ObjectStore, poster: ObjectPath, isUpload: boolean) {
  const opened = await openFile(objects, poster, 'image/jpeg', isUpload);
  const { Url, Variants, Placeholder, Colour } = await processPhoto(objects, opened);
  return { PosterUrl: Url, Variants, Placeholder, Colour };
}
