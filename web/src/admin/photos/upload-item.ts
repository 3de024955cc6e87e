import type { NewItem } from '@theni/contract';
import { type Service, VIDEO_TYPE } from '@theni/contract/item';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { checkFile, copyOf } from '../uploads/check-file.ts';
import {
  objectNameOf,
  type UploadListener,
  uploadToStorage,
} from '../uploads/upload-to-storage.ts';
import { GALLERY, uploadFiles } from '../uploads/uploads.ts';
import { type ItemFieldValues, showItem } from './items.ts';
import { capturePoster } from './video-poster.ts';

type ItemDetails = ItemFieldValues & { Service: Service };
type StoredFile = Pick<NewItem, 'FileUrl' | 'FileType' | 'PosterUrl'>;

/** Uploads files, and adds each to the gallery. */
export function uploadItems(files: File[], details: ItemDetails): void {
  const uploads = files.map((file) => ({
    file,
    owner: GALLERY,
    layout: details.Layout,
    send: senderOf(file, details),
  }));
  uploadFiles(uploads);
}

/** Specification §4: the transfer, the download address, the record. */
function senderOf(file: File, { Layout, ...details }: ItemDetails) {
  /** What is in Storage already: the next attempt does not send it again. */
  let stored: StoredFile | undefined;
  return async (listener: UploadListener) => {
    stored ??= await storeFile(file, listener);
    const body = { ...details, ...stored, ...(Layout && { Layout }) };
    // After a lost answer the same post again finds the same item.
    const item = await call('POST /api/file', { body }).catch((error: unknown) => {
      // The server has deleted the files that it refused.
      if (error instanceof AdminApiError && error.status === 422) stored = undefined;
      throw error;
    });
    showItem(item);
  };
}

async function storeFile(file: File, listener: UploadListener): Promise<StoredFile> {
  // Each attempt has a folder of its own: nothing may be written over, and posters may differ.
  const folder = `file/${crypto.randomUUID()}`;
  const FileType = await checkFile(file);
  const bytes = await copyOf(file, FileType);
  const poster = FileType === VIDEO_TYPE && (await capturePoster(bytes));
  const { onStall } = listener;
  const PosterUrl = poster && (await uploadToStorage(`${folder}/poster.jpg`, poster, { onStall }));
  const path = `${folder}/${objectNameOf(file.name, FileType)}`;
  const FileUrl = await uploadToStorage(path, bytes, listener);
  return { FileUrl, FileType, ...(PosterUrl && { PosterUrl }) };
}
