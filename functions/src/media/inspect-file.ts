import {
  type FileType,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract';
import { fileTypeFromBuffer } from 'file-type';
import { HttpProblem } from '../http/problem.ts';
import { readMp4 } from './mp4.ts';
import type { ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import { readPhoto } from './photo.ts';

/** What a file's own bytes say of it. */
export interface FileFacts {
  FileType: FileType;
  /** Bytes. */
  Size: number;
  /** Pixels, upright. */
  Width: number;
  Height: number;
  /** Seconds; videos only. */
  Duration?: number;
}

/** Enough for every signature that `file-type` knows of the types we take. */
const SIGNATURE_BYTES = 4100;

/** @throws {HttpProblem} 422 when its bytes are not of the claimed type; {MissingObject} */
export async function inspectFile(
  objects: ObjectStore,
  object: ObjectPath,
  claimed: FileType,
): Promise<FileFacts> {
  const stored = await objects.describe(object);
  const Size = stored.size;
  const maxBytes = claimed === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
  if (Size === 0) throw new HttpProblem(422, 'The file is empty.');
  if (Size > maxBytes) throw new HttpProblem(422, `The file is larger than ${maxBytes} bytes.`);

  const read = (start: number, end: number) => objects.read(object, start, Math.min(end, Size - 1));
  const signature = await fileTypeFromBuffer(await read(0, SIGNATURE_BYTES - 1));
  if (signature?.mime !== claimed || stored.contentType !== claimed) {
    throw new HttpProblem(422, `The file is not of the type ${claimed}.`);
  }
  const facts =
    claimed === VIDEO_TYPE ? await readMp4(read, Size) : await readPhoto(await read(0, Size - 1));
  if (!facts) throw new HttpProblem(422, `The file cannot be read as ${claimed}.`);
  if (claimed !== VIDEO_TYPE && facts.Width * facts.Height > PHOTO_MAX_PIXELS) {
    throw new HttpProblem(422, `The photo has more than ${PHOTO_MAX_PIXELS} pixels.`);
  }
  return { FileType: claimed, Size, ...facts };
}
