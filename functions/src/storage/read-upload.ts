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

type UploadType = FileType | typeof DOCUMENT_TYPE;

export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const satisfies FileType[];

const MAX_BYTES: Record<UploadType, number> = {
  'image/jpeg': PHOTO_MAX_BYTES,
  'image/png': PHOTO_MAX_BYTES,
  [VIDEO_TYPE]: VIDEO_MAX_BYTES,
  [DOCUMENT_TYPE]: DOCUMENT_MAX_BYTES,
};

/** The stored bytes can never be shown, whatever a post says of them: they are deleted. */
export class RefusedFile extends HttpProblem {
  override name = 'RefusedFile';
  readonly object: ObjectPath;

  constructor(object: ObjectPath, detail: string, options: ErrorOptions = {}) {
    super(422, detail, options);
    this.object = object;
  }
}

export interface Upload<Type extends UploadType = UploadType> {
  object: ObjectPath;
  /** What the first bytes say; what the browser claimed is not looked at. */
  type: Type;
  bytes: Buffer;
}

/** What `storage.rules` let in fits into memory. @throws {RefusedFile} when the bytes are of none of these types, too many or none; {MissingObject} */
export async function readUpload<Type extends UploadType>(
  objects: Pick<ObjectStore, 'sizeOf' | 'readAll'>,
  object: ObjectPath,
  types: readonly Type[],
): Promise<Upload<Type>> {
  const size = await objects.sizeOf(object);
  const bytes = await objects.readAll(object);
  // A transfer that broke off must not look like a damaged file, which would be deleted.
  if (bytes.length !== size) throw new Error(`${object.path} came in part only.`);
  const signature = await typeOf(bytes);
  const type = types.find((one) => one === signature);
  if (!type) throw new RefusedFile(object, `The file is not of the type ${types.join(', ')}.`);
  if (size > MAX_BYTES[type])
    throw new RefusedFile(object, `The file is larger than ${MAX_BYTES[type]} bytes.`);
  return { object, type, bytes };
}

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  const { mime } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (mime === 'image/apng') return 'image/png';
  // The boxes of Apple's and of phones' videos are those of MP4.
  return mime && /^video\/(quicktime|3gpp|3gpp2|x-m4v)$/.test(mime) ? VIDEO_TYPE : mime;
}
