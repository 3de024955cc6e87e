import { ConnectionError, SessionEndedError } from '../api/errors.ts';
import { type LiveSession, noticeSessionEnd } from '../session/session.ts';
import { changeAfterError, fileSteps } from './file-steps.ts';
import type { QueueStore } from './queue-store.ts';
import { type QueuedFile, STEPS, type Step } from './queued-file.ts';
import { waitForRetry } from './retry.ts';

interface WorkOptions {
  store: QueueStore;
  session: LiveSession;
  /** Ends all work: the session is over, or the page goes. */
  signal: AbortSignal;
}

/**
 * Works until the signal stops it. While one file is sent, the next is prepared and the one before is posted;
 * of each step there is one at a time, so that a slow connection is not shared.
 */
export async function workQueue(options: WorkOptions): Promise<void> {
  await Promise.all(STEPS.map((step) => workStep(step, options)));
}

async function workStep(step: Step, options: WorkOptions): Promise<void> {
  const { store, signal } = options;
  let attempt = 0;
  while (!signal.aborted) {
    const change = nextChange(store, signal);
    const file = await firstWaiting(store, step);
    if (!file) {
      await change;
      continue;
    }
    const outcome = await workFile(file, options);
    if (outcome === 'session over') return;
    attempt = outcome === 'no connection' ? attempt + 1 : 0;
    if (attempt > 0) await waitForRetry(attempt, signal);
  }
}

type Outcome = 'no connection' | 'session over' | undefined;

async function workFile(
  file: QueuedFile,
  { store, session, signal }: WorkOptions,
): Promise<Outcome> {
  const cancelling = new AbortController();
  const unsubscribe = store.subscribe((event) => {
    if (event.type === 'removed' && event.key === file.key) cancelling.abort();
  });
  const deps = { store, session, signal: AbortSignal.any([signal, cancelling.signal]) };
  try {
    await fileSteps[file.step](file, deps).catch(async (error: unknown) => {
      if (deps.signal.aborted || isTemporary(error)) throw error;
      console.error(`${file.step} failed`, error);
      await store.change(file.key, await changeAfterError(error, file, deps));
    });
    if (file.step !== 'prepare') store.publish({ type: 'pause', pause: undefined });
    return undefined;
  } catch (error) {
    return deps.signal.aborted ? undefined : pauseFor(error, store);
  } finally {
    unsubscribe();
  }
}

/** Not the file's fault: the same again later, or after a sign-in, may succeed. */
function isTemporary(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof SessionEndedError;
}

function pauseFor(error: unknown, store: QueueStore): Outcome {
  const pause = error instanceof SessionEndedError ? 'session over' : 'no connection';
  if (!isTemporary(error)) console.error('the queue is in trouble', error);
  store.publish({ type: 'pause', pause });
  noticeSessionEnd(error);
  return pause;
}

async function firstWaiting(store: QueueStore, step: Step): Promise<QueuedFile | undefined> {
  const files = await store.all();
  return files.find((file) => file.status === 'waiting' && file.step === step);
}

function nextChange(store: QueueStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const unsubscribe = store.subscribe(({ type }) => {
      if (type === 'changed') done();
    });
    signal.addEventListener('abort', done);
  });
}
