import type { ContentFile } from '@theni/contract';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPE,
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { call } from '../api/call.ts';
import { checkFile, RejectedFileError } from '../photos/check-file.ts';
import { objectNameOf } from '../photos/object-name.ts';
import { uploadObject } from '../photos/storage.ts';
import { fieldText } from './words.ts';

const text = fieldText.upload;

type ContentFileType = Exclude<FileType, typeof VIDEO_TYPE> | typeof DOCUMENT_TYPE;

/**
 * Uploads a JPEG, a PNG or a PDF and makes a file of the content of it.
 * @param onProgress gets whole percents
 * @throws {RejectedFileError} with a sentence for the admin; as `uploadObject` and every call of the API
 */
export async function uploadContentFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<ContentFile> {
  const type = await typeOf(file);
  const Id = crypto.randomUUID();
  const Name = objectNameOf(file.name, type);
  const folder = type === DOCUMENT_TYPE ? 'documents' : 'content';
  await uploadObject(`${folder}/${Id}/${Name}`, new Blob([file], { type }), {
    onBytes: (bytes) => onProgress(Math.round((bytes / file.size) * 100)),
  });
  return call('POST /api/content/files', { body: { Id, Name }, signal });
}

async function typeOf(file: File): Promise<ContentFileType> {
  if (file.type === DOCUMENT_TYPE || /\.pdf$/i.test(file.name)) return checkDocument(file);
  const type = await checkFile(file);
  if (type === VIDEO_TYPE) throw new RejectedFileError(text.noVideo);
  if (file.size > PHOTO_MAX_BYTES) throw new RejectedFileError(text.tooLarge);
  return type;
}

async function checkDocument(file: File): Promise<typeof DOCUMENT_TYPE> {
  if (file.size > DOCUMENT_MAX_BYTES) throw new RejectedFileError(text.largeDocument);
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  if (start !== '%PDF-') throw new RejectedFileError(text.noDocument);
  return DOCUMENT_TYPE;
}
