import {
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { adminText } from '../../content/admin.ts';
import { idTokenOf } from '../api/id-token.ts';
import { postItem } from '../items/item-api.ts';
import type { LiveSession } from '../session/session.ts';
import { describeObject } from './download-url.ts';
import { keepPoster } from './keep-poster.ts';
import { loadCode } from './load-code.ts';
import { objectOf, posterOf } from './object-of.ts';
import type { QueueStore } from './queue-store.ts';
import { advanced, type Fault, type QueuedFile, type Step } from './queued-file.ts';
import { type StoredObject, type UploadOptions, uploadObject } from './resumable-upload.ts';

/** The file cannot go on by itself. */
export class FileFault extends Error {
  override name = 'FileFault';
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.text, options);
    this.fault = fault;
  }
}

/** What each step works with. */
export interface Tools {
  store: QueueStore;
  session: LiveSession;
  /** Aborted when the admin cancels the file. */
  signal: AbortSignal;
}

const text = adminText.faults;

/** Each step may be repeated: it finds what it had done before. */
export const fileSteps: Record<Step, (file: QueuedFile, tools: Tools) => Promise<void>> = {
  prepare,
  transfer,
  post,
};

/** Specification §4 begins at `transfer`; before, the file loses what it says about where it was taken. */
async function prepare(file: QueuedFile, { store, signal }: Tools): Promise<void> {
  const source = await store.bytes(file.key, 'source');
  if (!source) throw new FileFault({ text: text.copyLost });
  const onProgress = progressOf(file, 'prepare', store);
  onProgress(0);
  if (file.type === VIDEO_TYPE && !file.preview) await keepPoster(store, file.key, source);
  const { prepareFile, UnreadableFile, UnusableVideo } = await loadCode(import('./preparation.ts'));
  const ready = await prepareFile(source, file.type, { signal, onProgress }).catch((cause) => {
    if (cause instanceof UnreadableFile) throw new FileFault({ text: text.unreadable }, { cause });
    if (cause instanceof UnusableVideo)
      throw new FileFault({ text: text.unusableVideo(cause.message) }, { cause });
    throw cause;
  });
  if (ready.size > maxBytesOf(file.type)) throw new FileFault({ text: text.stillTooLarge });
  await store.keepBytes(file.key, 'ready', new Blob([ready], { type: file.type }));
  await store.change(file.key, advanced('prepare'));
  await store.dropBytes(file.key, 'source');
}

function maxBytesOf(type: FileType): number {
  return type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
}

async function transfer(file: QueuedFile, tools: Tools): Promise<void> {
  const { store, session } = tools;
  const { bucket } = session.firebase;
  const ready = await store.bytes(file.key, 'ready');
  if (!ready) throw new FileFault({ text: text.copyLost });
  const poster = await store.bytes(file.key, 'poster');
  const posterUrl =
    poster &&
    (await send(poster, posterOf(file, bucket), tools, {
      session: file.posterSession,
      onSession: keepSession(file, tools, 'posterSession'),
      onProgress: () => {},
    }));
  const fileUrl = await send(ready, objectOf(file, bucket), tools, {
    session: file.session,
    onSession: keepSession(file, tools, 'session'),
    onProgress: percentsOf(ready, progressOf(file, 'transfer', store)),
  });
  await store.change(file.key, advanced('transfer', { fileUrl, ...(posterUrl && { posterUrl }) }));
}

/** @returns the download address */
async function send(
  bytes: Blob,
  object: StoredObject,
  { session, signal }: Tools,
  options: Pick<UploadOptions, 'session' | 'onSession' | 'onProgress'>,
): Promise<string> {
  await uploadObject(object, bytes, { ...options, token: () => idTokenOf(session.user), signal });
  const stored = await describeObject(object, signal);
  if (stored?.size === bytes.size) return stored.downloadUrl;
  throw new FileFault({ text: text.transferFailed, startOver: true });
}

function keepSession({ key }: QueuedFile, { store }: Tools, field: 'session' | 'posterSession') {
  return async (address: string) => {
    await store.change(key, (stored) => ({ ...stored, [field]: address }));
  };
}

function progressOf({ key }: QueuedFile, step: Step, store: QueueStore) {
  return (percent: number) => store.tell({ type: 'progress', key, step, percent });
}

/** Specification §9: progress is a rounded percentage. */
function percentsOf(bytes: Blob, tell: (percent: number) => void) {
  let last: number | undefined;
  return (sent: number) => {
    const percent = Math.round((sent / bytes.size) * 100);
    if (percent !== last) tell(percent);
    last = percent;
  };
}

async function post(file: QueuedFile, { store, session, signal }: Tools): Promise<void> {
  const { fileUrl: FileUrl, posterUrl: PosterUrl, type: FileType, details } = file;
  if (!FileUrl || !details.location || !details.service)
    throw new FileFault({ text: text.transferFailed, startOver: true });
  const record = { Location: details.location, Service: details.service, FileUrl, FileType };
  await postItem(session.user, PosterUrl ? { ...record, PosterUrl } : record, signal);
  await store.change(file.key, advanced('post'));
  await store.dropBytes(file.key, 'ready', 'poster');
}
