import { Worker } from 'node:worker_threads';
import type { RemuxReply } from './remux-worker.ts';

const LIMIT_MS = 30_000;
/** Beside the bytes of the file. The function has 1 GiB. */
const MAX_MEGABYTES = 384;
const GIVEN_UP = { unusable: 'The video takes too long to read. Please save it again as .mp4.' };

/** The build puts it beside its other files. */
const PROGRAM = import.meta.url.endsWith('.ts') ? './remux-worker.ts' : './remux-worker.js';

/**
 * A video whose tables claim more than there is can hold its reader up for hours, or fill its memory: it is read in a
 * thread of its own, which is ended after half a minute.
 */
export async function remuxInWorker(bytes: Uint8Array, limitMs = LIMIT_MS): Promise<RemuxReply> {
  const worker = new Worker(new URL(PROGRAM, import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const { promise, resolve, reject } = Promise.withResolvers<RemuxReply>();
  const timer = setTimeout(() => resolve(GIVEN_UP), limitMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(GIVEN_UP) : reject(error),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
