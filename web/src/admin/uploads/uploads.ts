import { AdminApiError, isRefusal, RejectedFileError, SessionEndedError } from '../api/errors.ts';
import { endSession } from '../session/session.ts';
import { createStore } from '../store.ts';
import type { UploadListener } from './upload-to-storage.ts';

const AT_ONCE = 2;
/** Specification §4 and §9. */
const PROGRESS_RESET_MS = 8000;

/** The owner of the uploads of photos and videos. */
export const GALLERY = 'gallery';

interface NewUpload {
  file: File;
  /** The form or the field that was given the file, and shows how far it is. */
  owner: string;
  /** The slug of the layout on whose page it will be. */
  layout?: string;
  /**
   * Uploads it and puts it where it belongs. It may be called again after it has thrown.
   * @throws {RejectedFileError}, and as `uploadToStorage` and every call of the API
   */
  send: (listener: UploadListener) => Promise<void>;
}

export interface Upload extends NewUpload, Partial<ReturnType<typeof failureOf>> {
  id: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Bytes. */
  sent: number;
  isStalled: boolean;
}

const store = createStore<Upload[]>([]);
let workers = 0;
let reset: ReturnType<typeof setTimeout> | undefined;

/** @param owner whose uploads; left out: all of them */
export function useUploads(owner?: string) {
  const uploads = store.use().filter((upload) => owner === undefined || upload.owner === owner);
  return {
    uploads,
    failed: uploads.filter(isFailed),
    isBusy: uploads.some(isUnderWay),
    isStalled: uploads.some((upload) => upload.isStalled),
    percent: percentOf(uploads),
  };
}

/** Whether a file is being uploaded that would have to be chosen again. */
export const isUploading = () => workers > 0;

export function uploadFiles(uploads: NewUpload[]): void {
  const start = { state: 'waiting', sent: 0, isStalled: false } as const;
  begin(uploads.map((upload) => ({ ...upload, ...start, id: crypto.randomUUID() })));
}

export function tryAgain(failed: Upload): void {
  begin([{ ...failed, state: 'waiting', sent: 0 }]);
}

export function forgetUploads(isForgotten: (upload: Upload) => boolean): void {
  store.set(store.get().filter((upload) => !isForgotten(upload)));
}

/** For whoever has read what was uploaded. */
export const forgetDoneUploads = () => forgetUploads(({ state }) => state === 'done');

function begin(uploads: Upload[]): void {
  clearTimeout(reset);
  const ids = uploads.map(({ id }) => id);
  // What is done is counted with the others until all are.
  const isKept = (upload: Upload) => isUploading() || (isFailed(upload) && upload.mayTryAgain);
  forgetUploads((upload) => ids.includes(upload.id) || !isKept(upload));
  store.set([...store.get(), ...uploads]);
  addEventListener('beforeunload', askBeforeLeaving);
  for (let free = AT_ONCE - workers; free > 0; free -= 1) void work();
}

async function work(): Promise<void> {
  const next = () => store.get().find(({ state }) => state === 'waiting');
  workers += 1;
  for (let upload = next(); upload; upload = next()) await send(upload);
  workers -= 1;
  if (isUploading()) return;
  stopAsking();
  reset = setTimeout(resetProgress, PROGRESS_RESET_MS);
}

async function send({ id, file, send }: Upload): Promise<void> {
  const change = (part: Partial<Upload>) =>
    store.set(store.get().map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  change({ state: 'sending' });
  try {
    await send({
      onBytes: (sent) => change({ sent, isStalled: false }),
      onStall: () => change({ isStalled: true }),
    });
    change({ state: 'done', isStalled: false, sent: file.size });
  } catch (error) {
    if (!(error instanceof RejectedFileError)) console.error('upload failed', error);
    change({ state: 'failed', isStalled: false, ...failureOf(error) });
    if (error instanceof SessionEndedError) endSession(error.reason);
  }
}

/** Why an upload has failed, and whether the same again may succeed. */
export function failureOf(error: unknown): { reason: string; mayTryAgain: boolean } {
  const mayTryAgain = !(error instanceof RejectedFileError || isRefusal(error));
  if (error instanceof RejectedFileError || error instanceof AdminApiError)
    return { reason: error.message, mayTryAgain };
  const reason =
    error instanceof SessionEndedError
      ? 'Your session has ended. Please sign in again, then try again.'
      : 'The file could not be uploaded: the connection may be weak. Please try again.';
  return { reason, mayTryAgain };
}

/** Specification §4. */
function resetProgress(): void {
  store.set(store.get().map((upload) => ({ ...upload, sent: 0 })));
}

function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

function isFailed({ state }: Upload): boolean {
  return state === 'failed';
}

function percentOf(uploads: Upload[]): number {
  const counted = uploads.filter((upload) => !isFailed(upload));
  const all = counted.reduce((bytes, { file }) => bytes + file.size, 0);
  const sent = counted.reduce((bytes, upload) => bytes + upload.sent, 0);
  return all === 0 ? 0 : Math.round((sent / all) * 100);
}

/** Until all uploads have ended, the browser asks before the tab is closed. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** For whoever has been asked already. */
export function stopAsking(): void {
  removeEventListener('beforeunload', askBeforeLeaving);
}
