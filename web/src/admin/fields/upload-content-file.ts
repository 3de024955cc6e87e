import type { ContentFile } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { DOCUMENT_TYPE } from '@theni/contract/uploads';
import { call } from '../api/call.ts';
import { AdminApiError, isRefusal, RejectedFileError } from '../api/errors.ts';
import { checkDocument, checkFile, copyOf } from '../uploads/check-file.ts';
import {
  objectNameOf,
  type UploadListener,
  uploadToStorage,
} from '../uploads/upload-to-storage.ts';

export type Kind = 'picture' | 'document';

interface Listener extends Pick<UploadListener, 'onStall'> {
  onPercent: (percent: number) => void;
}

/** @throws {RejectedFileError}, and as `uploadToStorage` and every call of the API */
export async function uploadContentFile(
  file: File,
  kind: Kind,
  { onPercent, onStall }: Listener,
): Promise<ContentFile> {
  const type = await (kind === 'document' ? checkDocument(file) : checkFile(file));
  if (type === VIDEO_TYPE) throw new RejectedFileError('Please choose a photo (JPEG or PNG).');
  const id = crypto.randomUUID();
  const name = objectNameOf(file.name, type);
  const folder = type === DOCUMENT_TYPE ? 'documents' : 'content';
  const bytes = await copyOf(file, type);
  await uploadToStorage(`${folder}/${id}/${name}`, bytes, {
    onBytes: (sent) => onPercent(Math.round((sent / file.size) * 100)),
    onStall,
  });
  return call('POST /api/content/files', { body: { id, name } });
}

/** Whether the same file would be refused again. */
export function isFileRefused(error: Error): boolean {
  return error instanceof RejectedFileError || isRefusal(error);
}

export function contentFileErrorText(error: Error): string {
  const isTold = error instanceof AdminApiError || error instanceof RejectedFileError;
  return isTold
    ? error.message
    : 'The file could not be uploaded: the connection may be weak. Please try again.';
}
