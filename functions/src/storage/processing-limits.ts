import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import { HttpProblem } from '../http/problem.ts';

/** No `RefusedFile`, so that the upload is kept: a busy server is not its fault. */
export function tookTooLong(kind: 'photo' | 'video'): HttpProblem {
  const detail = `The ${kind} could not be processed in time. Please try again. If it fails again, save a copy of it and upload that.`;
  return new HttpProblem(503, detail, { headers: { 'Retry-After': '10' } });
}

/** With the work itself, 30 s at most for a video, a call ends within its 50 s (`api-router.ts`). */
const MAX_WAIT_MS = 15_000;

/**
 * One file at a time: two large pictures would not fit into memory. Who waits too long gets 503.
 */
export function processingMutex(): MutexInterface {
  const tooBusy = new HttpProblem(503, 'Other photos are being processed. Please try again.', {
    headers: { 'Retry-After': '10' },
  });
  return withTimeout(new Mutex(), MAX_WAIT_MS, tooBusy);
}
