import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPE,
  type FileType,
  PHOTO_MAX_BYTES,
  type UploadType,
  uploadTypeOf,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract';
import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import { HttpProblem } from '../http/problem.ts';
import type { ObjectPath, ObjectStore } from './object-store.ts';

export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const satisfies FileType[];

const MAX_BYTES: Record<UploadType, number> = {
  'image/jpeg': PHOTO_MAX_BYTES,
  'image/png': PHOTO_MAX_BYTES,
  [VIDEO_TYPE]: VIDEO_MAX_BYTES,
  [DOCUMENT_TYPE]: DOCUMENT_MAX_BYTES,
};

/** The stored bytes can never be shown, whatever a post says of them. */
export class RefusedFile extends HttpProblem {
  override name = 'RefusedFile';

  /** @param detail a sentence for the admin */
  constructor(detail: string, options: ErrorOptions = {}) {
    super(422, detail, options);
  }
}

/** Makes something of an upload, which is deleted when it is refused. */
export async function deleteIfRefused<Made>(
  objects: Pick<ObjectStore, 'delete'>,
  upload: ObjectPath,
  make: () => Promise<Made>,
): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof RefusedFile) await objects.delete(upload);
    throw error;
  }
}

export interface Upload<Type extends UploadType = UploadType> {
  /** What the bytes say; what the browser claimed is not looked at. */
  type: Type;
  bytes: Buffer;
}

/** @throws {RefusedFile} for other types, too many bytes or none; {MissingObject} */
export async function readUpload<Type extends UploadType>(
  objects: Pick<ObjectStore, 'sizeOf' | 'readAll'>,
  object: ObjectPath,
  types: readonly Type[],
): Promise<Upload<Type>> {
  const size = await objects.sizeOf(object);
  const bytes = await objects.readAll(object);
  // A transfer that broke off must not look like a damaged file, which would be deleted.
  if (bytes.length !== size) throw new Error(`${object.path} came in part only.`);
  const found = uploadTypeOf(bytes);
  const type = types.find((one) => one === found);
  if (!type) throw new RefusedFile(otherType(types));
  const megabytes = MAX_BYTES[type] / 1024 / 1024;
  if (size > MAX_BYTES[type]) throw new RefusedFile(`This file is larger than ${megabytes} MB.`);
  return { type, bytes };
}

function otherType(types: readonly UploadType[]): string {
  if (types.includes(DOCUMENT_TYPE)) return 'This is not a PDF. Please choose another file.';
  const video = types.includes(VIDEO_TYPE) ? ' or an MP4 video' : '';
  return `This is not a JPEG or PNG photo${video}. Please choose another file.`;
}

/** No `RefusedFile`, so that the upload is kept: a busy server is not its fault. */
export function tookTooLong(kind: 'photo' | 'video'): HttpProblem {
  const detail =
    `The ${kind} could not be processed in time. Please try again. ` +
    'If it fails again, save a copy of it and upload that.';
  return new HttpProblem(503, detail, { headers: { 'Retry-After': '10' } });
}

/** With the work itself, 30 s at most for a video, a call ends within its 50 s (`api-router.ts`). */
const MAX_WAIT_MS = 15_000;

/**
 * One file at a time: two large pictures would not fit into memory. Who waits too long gets 503.
 */
export function processingMutex(): MutexInterface {
  const tooBusy = new HttpProblem(503, 'Other photos are being processed. Please try again.', {
    headers: { 'Retry-After': '10' },
  });
  return withTimeout(new Mutex(), MAX_WAIT_MS, tooBusy);
}
