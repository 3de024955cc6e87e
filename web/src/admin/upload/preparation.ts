import type { FileType } from '@theni/contract/limits';
import { withTimeout } from '../../deployment.ts';
import { ConnectionError } from '../api/errors.ts';

export type Request =
  | { id: number; task: 'prepare' | 'preview'; file: Blob; type: FileType }
  | { id: number; task: 'cancel' };

/** `loaded` as soon as the worker's code is here; then what there is to say about each task. */
export type WorkerReply = 'loaded' | TaskResult;

type TaskResult = { id: number } & (
  | { percent: number }
  | { result: Blob }
  | { failure: Failure; reason: string }
);

export type Failure = 'unreadable' | 'unusable video' | 'code not loaded';

/** The file's bytes are not what its first ones promise: it is damaged, or of a kind that this browser cannot read. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** The message says in words for the admin why the video cannot be shown. */
export class UnusableVideoError extends Error {
  override name = 'UnusableVideoError';
}

interface Options {
  signal?: AbortSignal;
  /** Whole percents. */
  onProgress?: (percent: number) => void;
}

interface Task extends Pick<PromiseWithResolvers<Blob>, 'resolve' | 'reject'> {
  onProgress: Options['onProgress'];
}

let worker: Worker | undefined;
let lastId = 0;
const tasks = new Map<number, Task>();

/**
 * The file as it may leave the phone.
 * @throws {UnreadableFileError | UnusableVideoError | ConnectionError}; the signal's reason when aborted
 */
export function prepareFile(file: Blob, type: FileType, options: Options): Promise<Blob> {
  return ask({ task: 'prepare', file, type }, options);
}

/** A small picture of a photo. @throws {UnreadableFileError | ConnectionError} */
export function previewOfPhoto(file: Blob, type: FileType): Promise<Blob> {
  return ask({ task: 'preview', file, type }, {});
}

/** Photos are drawn and videos rewritten beside the page, which stays quick to the touch. */
async function ask(
  request: { task: 'prepare' | 'preview'; file: Blob; type: FileType },
  { signal, onProgress }: Options,
): Promise<Blob> {
  // The event of a signal that is aborted already never comes.
  signal?.throwIfAborted();
  worker ??= startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const id = ++lastId;
  const send = (message: Request) => worker?.postMessage(message);
  const cancel = () => {
    send({ id, task: 'cancel' });
    reject(signal?.reason);
  };
  tasks.set(id, { onProgress, resolve, reject });
  send({ ...request, id });
  signal?.addEventListener('abort', cancel);
  return promise.finally(() => {
    tasks.delete(id);
    signal?.removeEventListener('abort', cancel);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./preparation.worker.ts', import.meta.url), {
    type: 'module',
  });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  let reason: Error = new ConnectionError('A part of the page could not be loaded.');
  started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data !== 'loaded') return take(data, started);
    reason = new UnreadableFileError('This file was too much for the browser.');
    resolve();
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    end(started, reason);
  });
  withTimeout(loaded).catch(() => end(started, reason));
  return started;
}

function take(response: TaskResult, from: Worker): void {
  const task = tasks.get(response.id);
  if ('percent' in response) task?.onProgress?.(response.percent);
  else if ('result' in response) task?.resolve(response.result);
  else if (response.failure === 'code not loaded') {
    // Some browsers never ask again for a module that once failed to come.
    end(from, new ConnectionError(response.reason));
  } else if (response.failure === 'unusable video')
    task?.reject(new UnusableVideoError(response.reason));
  else task?.reject(new UnreadableFileError(response.reason));
}

/** The next file starts another worker. */
function end(ended: Worker, reason: Error): void {
  ended.terminate();
  if (worker !== ended) return;
  worker = undefined;
  for (const { reject } of tasks.values()) reject(reason);
}
