import { HttpProblem } from '../http/problem.ts';
import { within } from '../http/with-timeout.ts';

/** With the work itself, 20 s at most for a picture and 30 s where Storage hangs, an answer comes within 55 s. */
const MAX_WAIT_MS = 20_000;

/**
 * Lets one task run at a time in this process and the rest wait: two large pictures at once would
 * need more memory than the function has.
 */
export class OneAtATime {
  readonly #maxWaitMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ maxWaitMs = MAX_WAIT_MS } = {}) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** @throws {HttpProblem} 503 when the task has not begun after `maxWaitMs`; then it never will */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const before = this.#last;
    const done = Promise.withResolvers<void>();
    this.#last = before.then(() => done.promise);
    try {
      await within(this.#maxWaitMs, before, tooBusy);
      return await task();
    } finally {
      done.resolve();
    }
  }
}

function tooBusy(): HttpProblem {
  return new HttpProblem(503, 'Other pictures are being processed. Please try again.', {
    headers: { 'Retry-After': '10' },
  });
}
