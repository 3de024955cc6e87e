const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** 1 s, 2 s, 4 s … 30 s. The server's bad moment is not met by all at once: up to a quarter is chance. */
export function retryDelayMs(attempt: number, random = Math.random): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
  return wait * (1 - random() / 4);
}

/** Until the attempt is worth making: its time has come, or the connection is back. */
export function waitForRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    // A phone that says it is offline may be wrong; it is asked less often then.
    const timer = setTimeout(done, navigator.onLine ? retryDelayMs(attempt) : LONGEST_WAIT_MS);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
