import type { FileType } from '@theni/contract/limits';
import { NoConnection } from '../session/session-faults.ts';

export interface Request {
  id: number;
  wish: 'prepare' | 'preview';
  file: Blob;
  type: FileType;
  keepOriginal: boolean;
}

export type Answer = { id: number; result: Blob } | { id: number; error: string };

/** The file's bytes are not what its first ones promise: it is damaged, or of a kind that this browser cannot read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

type Waiting = Pick<PromiseWithResolvers<Blob>, 'resolve' | 'reject'>;

let worker: Worker | undefined;
let answered = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** The file as it may leave the phone. @throws {UnreadableFile | NoConnection} */
export function prepareFile(file: Blob, type: FileType, keepOriginal: boolean): Promise<Blob> {
  return ask({ wish: 'prepare', file, type, keepOriginal });
}

/** A small picture of a photo. @throws {UnreadableFile | NoConnection} */
export function previewOfPhoto(file: Blob, type: FileType): Promise<Blob> {
  return ask({ wish: 'preview', file, type, keepOriginal: false });
}

/** Pictures are decoded and encoded beside the page, which stays quick to the touch. */
function ask(request: Omit<Request, 'id'>): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const id = ++lastId;
  waiting.set(id, { resolve, reject });
  worker ??= startWorker();
  worker.postMessage({ ...request, id });
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./preparation.worker.ts', import.meta.url), {
    type: 'module',
  });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    answered = true;
    if ('result' in data) waiting.get(data.id)?.resolve(data.result);
    else waiting.get(data.id)?.reject(new UnreadableFile(data.error));
    waiting.delete(data.id);
  });
  // Its code could not be loaded, or this file was too much for the phone: the next one starts another.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    const reason = answered
      ? new UnreadableFile('the worker ended')
      : new NoConnection('no worker');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    answered = false;
  });
  return started;
}
