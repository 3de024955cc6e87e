import { VIDEO_TYPE } from '@theni/contract/limits';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { type Bucket, idTokenOf } from '../api/firebase.ts';
import type { LiveSession } from '../session/session.ts';
import { adminText } from '../words.ts';
import { maxBytesOf } from './check-file.ts';
import { objectNameOf } from './object-name.ts';
import { prepareFile, UnreadableFileError, UnusableVideoError } from './preparation.ts';
import type { QueueStore } from './queue-store.ts';
import {
  advanced,
  type Change,
  failed,
  type Issue,
  type QueuedFile,
  type Step,
  startedOver,
} from './queued-file.ts';
import { type UploadOptions, uploadObject } from './resumable-upload.ts';
import { describeObject, StorageError, type StoredObject } from './storage-request.ts';
import { keepPoster } from './video-poster.ts';

/** The file cannot go on by itself. */
export class FileError extends Error {
  override name = 'FileError';
  readonly issue: Issue;

  constructor(issue: Issue, options?: ErrorOptions) {
    super(issue.text, options);
    this.issue = issue;
  }
}

export interface StepDependencies {
  store: QueueStore;
  session: LiveSession;
  /** Aborted when the admin cancels the file. */
  signal: AbortSignal;
}

const text = adminText.issues;

/** Each step may be repeated: it finds what it had done before. */
export const fileSteps: Record<Step, (file: QueuedFile, deps: StepDependencies) => Promise<void>> =
  {
    prepare,
    transfer,
    post,
  };

/** Specification §4 begins at `transfer`; before, the file loses what it says about where it was taken. */
async function prepare(file: QueuedFile, { store, signal }: StepDependencies): Promise<void> {
  const source = await store.bytes(file.key, 'source');
  if (!source) throw new FileError({ text: text.copyLost });
  const onProgress = progressOf(file, 'prepare', store);
  onProgress(0);
  if (file.type === VIDEO_TYPE && !file.preview) await keepPoster(store, file.key, source);
  const ready = await prepareFile(source, file.type, { signal, onProgress }).catch((cause) => {
    if (cause instanceof UnreadableFileError)
      throw new FileError({ text: text.unreadable }, { cause });
    if (cause instanceof UnusableVideoError)
      throw new FileError({ text: text.unusableVideo(cause.message) }, { cause });
    throw cause;
  });
  if (ready.size > maxBytesOf(file.type)) throw new FileError({ text: text.stillTooLarge });
  await store.keepBytes(file.key, 'ready', new Blob([ready], { type: file.type }));
  await store.change(file.key, advanced('prepare'));
  await store.dropBytes(file.key, 'source');
}

async function transfer(file: QueuedFile, deps: StepDependencies): Promise<void> {
  const { store, session } = deps;
  const { bucket } = session.firebase;
  const ready = await store.bytes(file.key, 'ready');
  if (!ready) throw new FileError({ text: text.copyLost });
  const poster = await store.bytes(file.key, 'poster');
  const posterUrl =
    poster &&
    (await send(poster, posterOf(file, bucket), deps, {
      session: file.posterSession,
      onSession: keepSession(file, deps, 'posterSession'),
      onProgress: () => {},
    }));
  const fileUrl = await send(ready, objectOf(file, bucket), deps, {
    session: file.session,
    onSession: keepSession(file, deps, 'session'),
    onProgress: percentsOf(ready, progressOf(file, 'transfer', store)),
  });
  await store.change(file.key, advanced('transfer', { fileUrl, ...(posterUrl && { posterUrl }) }));
}

/** @returns the download address */
async function send(
  bytes: Blob,
  object: StoredObject,
  { session, signal }: StepDependencies,
  options: Pick<UploadOptions, 'session' | 'onSession' | 'onProgress'>,
): Promise<string> {
  await uploadObject(object, bytes, { ...options, token: () => idTokenOf(session.user), signal });
  const stored = await describeObject(object, signal);
  if (stored?.size === bytes.size) return stored.downloadUrl;
  throw new FileError({ text: text.transferFailed, startOver: true });
}

function keepSession(
  { key }: QueuedFile,
  { store }: StepDependencies,
  field: 'session' | 'posterSession',
) {
  return async (address: string) => {
    await store.change(key, (stored) => ({ ...stored, [field]: address }));
  };
}

function progressOf({ key }: QueuedFile, step: Step, store: QueueStore) {
  return (percent: number) => store.publish({ type: 'progress', key, step, percent });
}

/** Specification §9: progress is a rounded percentage. */
function percentsOf(bytes: Blob, onPercent: (percent: number) => void) {
  let last: number | undefined;
  return (sent: number) => {
    const percent = Math.round((sent / bytes.size) * 100);
    if (percent !== last) onPercent(percent);
    last = percent;
  };
}

async function post(file: QueuedFile, { store, signal }: StepDependencies): Promise<void> {
  const { fileUrl: FileUrl, posterUrl: PosterUrl, type: FileType, details } = file;
  if (!FileUrl || !details.location || !details.service)
    throw new FileError({ text: text.transferFailed, startOver: true });
  const record = { Location: details.location, Service: details.service, FileUrl, FileType };
  const more = {
    ...(PosterUrl && { PosterUrl }),
    ...(details.layout && { Project: details.layout }),
  };
  await call('POST /api/file', { body: { ...record, ...more }, signal });
  await store.change(file.key, advanced('post'));
  await store.dropBytes(file.key, 'ready', 'poster');
}

/**
 * What an error in a step means for its file.
 * @throws {ConnectionError | SessionEndedError} when it is not the file's own fault after all
 */
export async function changeAfterError(
  error: unknown,
  file: QueuedFile,
  { session, signal }: StepDependencies,
): Promise<Change> {
  if (error instanceof FileError) return failed(error.issue);
  if (error instanceof StorageError) {
    // Storage does not say whether it minds the account or the file. The API does.
    if ([401, 403].includes(error.status)) await call('GET /api/admin/file');
    return failed({ text: text.transferFailed, startOver: true });
  }
  if (!(error instanceof AdminApiError))
    return failed({ text: file.step === 'prepare' ? text.unreadable : text.transferFailed });
  if (![409, 422].includes(error.status)) return failed({ text: text.postFailed });
  // An upload without a record is swept after a day: then it is sent again, unasked.
  const stored = await describeObject(objectOf(file, session.firebase.bucket), signal);
  return stored ? failed({ text: text.refused(error.message), startOver: true }) : startedOver();
}

const POSTER_NAME = 'poster.jpg';

/** Where the file stands in Storage. */
function objectOf({ id, name, type }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${objectNameOf(name, type)}` };
}

/** Where a video's still picture stands: beside it. */
function posterOf({ id }: QueuedFile, bucket: Bucket): StoredObject {
  return { bucket, path: `file/${id}/${POSTER_NAME}` };
}
