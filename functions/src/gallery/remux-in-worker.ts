import { Worker } from 'node:worker_threads';
import { tookTooLong } from '../storage/uploads.ts';
import type { RemuxReply } from './remux-worker.ts';

const LIMIT_MS = 30_000;
/** The worker needs it beside the bytes of the file; the function has 2 GiB. */
const MAX_MEGABYTES = 384;
const UNUSABLE = {
  unusable: 'The video is too long or too complex. Please save a shorter or smaller copy as .mp4.',
};

/** The build puts it beside its other files. */
const PROGRAM = import.meta.url.endsWith('.ts') ? './remux-worker.ts' : './remux-worker.js';

/**
 * A malformed video can block its reader for hours: after half a minute it is given up.
 * @param bytes may be empty afterwards: what is all of its memory moves to the worker
 * @throws {HttpProblem} 503 when the time is over, which a busy server may have brought about
 */
export async function remuxInWorker(bytes: Uint8Array, limitMs = LIMIT_MS): Promise<RemuxReply> {
  const memory = bytes.buffer as ArrayBuffer;
  const worker = new Worker(new URL(PROGRAM, import.meta.url), {
    workerData: bytes,
    transferList: memory.byteLength === bytes.byteLength ? [memory] : [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<RemuxReply>();
  const timer = setTimeout(() => reject(tookTooLong('video')), limitMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(UNUSABLE) : reject(error),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
