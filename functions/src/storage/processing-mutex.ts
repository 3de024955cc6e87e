import { Mutex, type MutexInterface, withTimeout } from 'async-mutex';
import { HttpProblem } from '../http/problem.ts';

/** With the work itself, 30 s at most for a video, a response comes within 55 s. */
const MAX_WAIT_MS = 15_000;

/**
 * Lets one file be processed at a time in this process: two large pictures at once would need more memory than the
 * function has. Who waits too long gets 503, and the work is not done later.
 */
export function processingMutex(): MutexInterface {
  const tooBusy = new HttpProblem(503, 'Other pictures are being processed. Please try again.', {
    headers: { 'Retry-After': '10' },
  });
  return withTimeout(new Mutex(), MAX_WAIT_MS, tooBusy);
}
