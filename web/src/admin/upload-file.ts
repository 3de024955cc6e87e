import type { Item, NewItem } from '@theni/contract';
import type { FileType, Service } from '@theni/contract/limits';
import type { User } from 'firebase/auth';
import { type FirebaseStorage, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { postItem } from './admin-api.ts';
import { fileTypeOf, objectNameOf } from './chosen-file.ts';

export interface Upload {
  file: File;
  service: Service;
  location: string;
}

/** The transfer to Storage did not finish: nothing is in the gallery. */
export class TransferError extends Error {
  override name = 'TransferError';
}

/** The file is in Storage; its record could not be written yet. */
export class PostError extends Error {
  override name = 'PostError';
  readonly record: NewItem;

  constructor(record: NewItem, options: ErrorOptions) {
    super('The record could not be posted.', options);
    this.record = record;
  }
}

/**
 * Uploads the file and then posts its record (specification §4).
 * @param onProgress is told whole percents, 0 to 100
 * @throws {TransferError | PostError}
 */
export async function uploadFile(
  { storage, user }: { storage: FirebaseStorage; user: User },
  { file, service, location }: Upload,
  onProgress: (percent: number) => void,
): Promise<Item> {
  const FileType = fileTypeOf(file.name);
  if (!FileType) throw new TransferError(`${file.name} is of no type that is taken.`);
  const FileUrl = await transfer(storage, file, FileType, onProgress);
  return postRecord(user, { Location: location, Service: service, FileUrl, FileType });
}

/** Safe to repeat with the record of a `PostError`. */
export async function postRecord(user: User, record: NewItem): Promise<Item> {
  try {
    return await postItem(user, record);
  } catch (cause) {
    throw new PostError(record, { cause });
  }
}

async function transfer(
  storage: FirebaseStorage,
  file: File,
  contentType: FileType,
  onProgress: (percent: number) => void,
): Promise<string> {
  const path = `file/${crypto.randomUUID()}/${objectNameOf(file.name)}`;
  const task = uploadBytesResumable(ref(storage, path), file, { contentType });
  task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(Math.round((bytesTransferred / totalBytes) * 100)),
  );
  try {
    const { ref: stored } = await task;
    return await getDownloadURL(stored);
  } catch (cause) {
    throw new TransferError('The file could not be uploaded.', { cause });
  }
}
