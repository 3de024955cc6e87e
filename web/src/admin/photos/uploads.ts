import type { NewItem } from '@theni/contract';
import { type Service, VIDEO_TYPE } from '@theni/contract/item';
import { call } from '../api/call.ts';
import { AdminApiError, isRefusal, RejectedFileError, SessionEndedError } from '../api/errors.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { createStore } from '../store.ts';
import { checkFile, copyOf } from '../uploads/check-file.ts';
import { whileAsking } from '../uploads/running-uploads.ts';
import {
  objectNameOf,
  type UploadListener,
  uploadToStorage,
} from '../uploads/upload-to-storage.ts';
import { type ItemFieldValues, showItem } from './items.ts';
import { capturePoster } from './video-poster.ts';

const AT_ONCE = 2;
/** Specification §4 and §9. */
const PROGRESS_RESET_MS = 8000;

type UploadDetails = ItemFieldValues & { Service: Service };
type StoredFile = Pick<NewItem, 'FileUrl' | 'FileType' | 'PosterUrl'>;

interface Upload {
  id: string;
  file: File;
  details: UploadDetails;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  sent: number;
  /** Nothing has been sent for 30 seconds. */
  isStalled?: boolean;
  /** What is in Storage already: the next attempt does not send it again. */
  stored?: StoredFile | undefined;
  reason?: string;
}

interface Uploads {
  uploads: Upload[];
  isBusy: boolean;
  percent: number;
}

const store = createStore<Uploads>({ uploads: [], isBusy: false, percent: 0 });
const listed = () => store.get().uploads;
let workers = 0;
let reset: ReturnType<typeof setTimeout> | undefined;

export const useUploads = store.use;

export function sendFiles(files: File[], details: UploadDetails): void {
  const start = { details, state: 'waiting', sent: 0 } as const;
  sendUploads(files.map((file) => ({ ...start, id: crypto.randomUUID(), file })));
}

export function sendUploads(uploads: Upload[]): void {
  clearTimeout(reset);
  const others = listed().filter(
    (upload) => !uploads.includes(upload) && (workers > 0 || upload.state === 'failed'),
  );
  setUploads([
    ...others,
    ...uploads.map((upload) => ({ ...upload, state: 'waiting' as const, sent: 0 })),
  ]);
  for (let free = AT_ONCE - workers; free > 0; free -= 1) whileAsking(work);
}

export function forgetUploaded(): void {
  setUploads(listed().filter((upload) => upload.state !== 'done'));
}

async function work(): Promise<void> {
  const next = () => listed().find((upload) => upload.state === 'waiting');
  workers += 1;
  for (let upload = next(); upload; upload = next()) await send(upload);
  workers -= 1;
  clearTimeout(reset);
  if (workers === 0) reset = setTimeout(() => setUploads(listed(), 0), PROGRESS_RESET_MS);
}

/** Specification §4: the transfer, the download address, the record. */
async function send(upload: Upload): Promise<void> {
  const { id, file, details, stored } = upload;
  const change = (part: Partial<Upload>) =>
    setUploads(listed().map((each) => (each.id === id ? { ...each, ...part } : each)));
  change({ state: 'sending' });
  let uploaded = stored;
  try {
    uploaded ??= await storeFile(file, {
      onBytes: (sent) => change({ sent, isStalled: false }),
      onStall: () => change({ isStalled: true }),
    });
    change({ isStalled: false });
    const { Layout, ...record } = { ...details, ...uploaded };
    // After a lost answer the same post again finds the same item.
    const item = await call('POST /api/file', { body: { ...record, ...(Layout && { Layout }) } });
    change({ state: 'done', sent: file.size });
    showItem(item);
  } catch (error) {
    if (!(error instanceof RejectedFileError)) console.error('upload failed', error);
    // The server has deleted the files that it refused.
    const isDeleted = error instanceof AdminApiError && error.status === 422;
    change({
      stored: isDeleted ? undefined : uploaded,
      isStalled: false,
      state: 'failed',
      reason: itemUploadErrorText(error, uploaded !== undefined),
    });
    noticeSessionEnd(error);
  }
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

function itemUploadErrorText(error: unknown, isUploaded: boolean): string {
  if (error instanceof RejectedFileError) return error.message;
  if (error instanceof SessionEndedError)
    return 'Your session has ended. Please sign in again, then try again.';
  if (isRefusal(error)) return error.message;
  return isUploaded
    ? 'The file is uploaded, but could not be added to the gallery. Please try again: it will not be uploaded twice.'
    : 'The file could not be uploaded. Please try again.';
}

/** Shows the uploads and how far they are. */
function setUploads(uploads: Upload[], percent = percentOf(uploads)): void {
  const isBusy = uploads.some((upload) => ['waiting', 'sending'].includes(upload.state));
  store.set({ uploads, isBusy, percent });
}

function percentOf(uploads: Upload[]): number {
  const counted = uploads.filter((upload) => upload.state !== 'failed');
  const all = counted.reduce((bytes, { file }) => bytes + file.size, 0);
  const sent = counted.reduce((bytes, upload) => bytes + upload.sent, 0);
  return all === 0 ? 0 : Math.round((sent / all) * 100);
}
