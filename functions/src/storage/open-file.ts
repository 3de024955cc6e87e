import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPE,
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract';
import { fileTypeFromBuffer } from 'file-type';
import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath } from './object-path.ts';
import type { ObjectStore } from './object-store.ts';
import { RefusedFile } from './refused-file.ts';

/** A stored file whose first bytes are of the type that it claims to be. */
export interface OpenFile<Type = FileType> {
  object: ObjectPath;
  type: Type;
  bytes: Buffer;
  /** Whether the admin's browser wrote it; otherwise an item shows it. */
  isUpload: boolean;
}

/**
 * Renews the date of an upload by which the sweep goes, too.
 * @throws {HttpProblem} 422 when it is of another type; {RefusedFile}; {MissingObject}
 */
export async function openFile<Type extends FileType | typeof DOCUMENT_TYPE>(
  objects: ObjectStore,
  object: ObjectPath,
  type: Type,
  isUpload: boolean,
): Promise<OpenFile<Type>> {
  if (isUpload) await objects.touch(object);
  const { size, contentType } = await objects.describe(object);
  const maxBytes = maxBytesOf(type);
  // The file may well be what it claims to be; it is the post that is wrong.
  if (contentType !== type) throw new HttpProblem(422, `The file is not of the type ${type}.`);
  if (size === 0) throw new RefusedFile(object, 'The file is empty.');
  // What the server has drawn may be larger than what was uploaded.
  if (isUpload && size > maxBytes)
    throw new RefusedFile(object, `The file is larger than ${maxBytes} bytes.`);
  const bytes = await objects.read(object, 0, size - 1);
  // A transfer that broke off must not look like a damaged file, which would be deleted.
  if (bytes.length !== size) throw new Error(`${object.path} came in part only.`);
  if ((await signatureOf(bytes)) !== type)
    throw new RefusedFile(object, `The file is not of the type ${type}.`);
  return { object, type, bytes, isUpload };
}

function maxBytesOf(type: FileType | typeof DOCUMENT_TYPE): number {
  if (type === DOCUMENT_TYPE) return DOCUMENT_MAX_BYTES;
  return type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
}

async function signatureOf(bytes: Buffer): Promise<string | undefined> {
  const signature = await fileTypeFromBuffer(bytes);
  // A PNG that moves is a PNG.
  return signature?.mime === 'image/apng' ? 'image/png' : signature?.mime;
}
