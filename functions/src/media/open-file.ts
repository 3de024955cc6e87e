import { type FileType, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES, VIDEO_TYPE } from '@theni/contract';
import { fileTypeFromBuffer } from 'file-type';
import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import { RefusedFile } from './refused-file.ts';

/** An uploaded file whose first bytes are of the type that it claims to be. */
export interface OpenFile {
  object: ObjectPath;
  type: FileType;
  /** Bytes. */
  size: number;
  /** The bytes from `start` to `end`, both included, or as far as the file goes. */
  read: (start: number, end: number) => Promise<Buffer>;
}

/** Enough for every signature that `file-type` knows of the types we take. */
const SIGNATURE_BYTES = 4100;

/**
 * Also makes the object immutable for caches, which renews the date by which the sweep goes.
 * @throws {HttpProblem} 422 when it is of another type; {RefusedFile}; {MissingObject}
 */
export async function openFile(
  objects: ObjectStore,
  object: ObjectPath,
  type: FileType,
): Promise<OpenFile> {
  await objects.makeImmutable(object);
  const { size, contentType } = await objects.describe(object);
  const maxBytes = type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
  // The file may well be what it claims to be; it is the post that is wrong.
  if (contentType !== type) throw new HttpProblem(422, `The file is not of the type ${type}.`);
  if (size === 0) throw new RefusedFile(object, 'The file is empty.');
  if (size > maxBytes) throw new RefusedFile(object, `The file is larger than ${maxBytes} bytes.`);

  async function read(start: number, end: number): Promise<Buffer> {
    const last = Math.min(end, size - 1);
    const bytes = await objects.read(object, start, last);
    // A transfer that broke off must not look like a damaged file, which would be deleted.
    if (bytes.length !== last - start + 1) throw new Error(`${object.path} came in part only.`);
    return bytes;
  }

  if ((await signatureOf(await read(0, SIGNATURE_BYTES - 1))) !== type)
    throw new RefusedFile(object, `The file is not of the type ${type}.`);
  return { object, type, size, read };
}

async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  const signature = await fileTypeFromBuffer(bytes);
  // A PNG that moves is a PNG.
  return signature?.mime === 'image/apng' ? 'image/png' : signature?.mime;
}
