import type { Item, NewItem } from '@theni/contract';
import { type Service, VIDEO_TYPE } from '@theni/contract/limits';
import { call } from '../api/call.ts';
import { AdminApiError, ConnectionError, SessionEndedError } from '../api/errors.ts';
import { checkFile, RejectedFileError, readBytes } from './check-file.ts';
import type { ItemFieldValues } from './item-fields.tsx';
import { objectNameOf } from './object-name.ts';
import { type UploadProgress, uploadObject } from './storage.ts';
import { posterOf } from './video-poster.ts';
import { photosText } from './words.ts';

const text = photosText.reasons;

export type Details = ItemFieldValues & { service: Service };

/** A file on its way into the gallery. What it has reached is kept for the next attempt. */
export interface Shipment {
  file: File;
  details: Details;
  /** Its folder in Storage. */
  id: string;
  uploaded?: Pick<NewItem, 'FileUrl' | 'FileType' | 'PosterUrl'>;
}

/** Specification §4: the transfer, the download address, the record. Without a connection it waits. */
export async function sendFile(shipment: Shipment, progress: UploadProgress): Promise<Item> {
  const { service: Service, location: Location, layout: Project } = shipment.details;
  const record = { Service, Location, ...(Project && { Project }) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      shipment.uploaded ??= await upload(shipment, progress);
      // The same post again is the same item.
      return await call('POST /api/file', { body: { ...record, ...shipment.uploaded } });
    } catch (error) {
      // What the server refused it has deleted.
      if (error instanceof AdminApiError && error.status === 422) {
        shipment.id = crypto.randomUUID();
        delete shipment.uploaded;
      }
      if (!(error instanceof ConnectionError)) throw error;
      progress.onWaiting?.(true);
      await nextChance(attempt);
      progress.onWaiting?.(false);
    }
  }
}

async function upload({ file, id }: Shipment, progress: UploadProgress) {
  const FileType = await checkFile(file);
  // A copy: a file of Google Drive may change on the device while it is sent.
  const bytes = new Blob([await readBytes(file)], { type: FileType });
  const poster = FileType === VIDEO_TYPE && (await posterOf(bytes));
  const PosterUrl = poster && (await uploadObject(`file/${id}/poster.jpg`, poster));
  const path = `file/${id}/${objectNameOf(file.name, FileType)}`;
  const FileUrl = await uploadObject(path, bytes, progress);
  return { FileUrl, FileType, ...(PosterUrl && { PosterUrl }) };
}

const LONGEST_WAIT_MS = 30_000;

/** The connection is back, or it is time to try: after 2, 4, 8 … 30 seconds. */
function nextChance(attempt: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 1000 * 2 ** attempt));
    addEventListener('online', resolve, { once: true });
  });
}

/** Why a file was not taken into the gallery, for the admin. */
export function reasonOf(error: unknown, { uploaded }: Shipment): string {
  if (error instanceof RejectedFileError) return error.message;
  if (error instanceof SessionEndedError) return text.sessionOver;
  if (error instanceof AdminApiError && error.status < 500) return text.refused(error.message);
  return uploaded ? text.postFailed : text.transferFailed;
}
