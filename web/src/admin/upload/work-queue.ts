import { NoConnection, SessionOver } from '../api/errors.ts';
import { type LiveSession, noticeSessionEnd } from '../session/session.ts';
import { fileSteps } from './file-steps.ts';
import type { QueueStore } from './queue-store.ts';
import { type QueuedFile, STEPS, type Step } from './queued-file.ts';
import { retryTime } from './retry-time.ts';
import { consequenceOf } from './step-faults.ts';

interface Work {
  store: QueueStore;
  session: LiveSession;
  /** Ends all work: the session is over, or the page goes. */
  signal: AbortSignal;
}

/**
 * Works until it is told to stop. While one file is sent, the next is prepared and the one before is posted;
 * of each step there is one at a time, so that a weak line is not shared.
 */
export async function workQueue(work: Work): Promise<void> {
  await Promise.all(STEPS.map((step) => workStep(step, work)));
}

async function workStep(step: Step, work: Work): Promise<void> {
  const { store, signal } = work;
  let attempt = 0;
  while (!signal.aborted) {
    const news = nextNews(store, signal);
    const file = await firstWaiting(store, step);
    if (!file) {
      await news;
      continue;
    }
    const outcome = await workFile(file, work);
    if (outcome === 'session over') return;
    attempt = outcome === 'no connection' ? attempt + 1 : 0;
    if (attempt > 0) await retryTime(attempt, signal);
  }
}

type Outcome = 'no connection' | 'session over' | undefined;

async function workFile(file: QueuedFile, { store, session, signal }: Work): Promise<Outcome> {
  const cancelling = new AbortController();
  const ignore = store.listen((news) => {
    if (news.type === 'removed' && news.key === file.key) cancelling.abort();
  });
  const tools = { store, session, signal: AbortSignal.any([signal, cancelling.signal]) };
  try {
    await fileSteps[file.step](file, tools).catch(async (error: unknown) => {
      if (tools.signal.aborted || isNotOver(error)) throw error;
      console.error(`${file.step} failed`, error);
      await store.change(file.key, await consequenceOf(error, file, tools));
    });
    if (file.step !== 'prepare') store.tell({ type: 'pause', pause: undefined });
    return undefined;
  } catch (error) {
    return tools.signal.aborted ? undefined : pauseFor(error, store);
  } finally {
    ignore();
  }
}

/** Not the file's fault: the same again later, or after a sign-in, may succeed. */
function isNotOver(error: unknown): boolean {
  return error instanceof NoConnection || error instanceof SessionOver;
}

function pauseFor(error: unknown, store: QueueStore): Outcome {
  const pause = error instanceof SessionOver ? 'session over' : 'no connection';
  if (!isNotOver(error)) console.error('the queue is in trouble', error);
  store.tell({ type: 'pause', pause });
  noticeSessionEnd(error);
  return pause;
}

async function firstWaiting(store: QueueStore, step: Step): Promise<QueuedFile | undefined> {
  const files = await store.all();
  return files.find((file) => file.status === 'waiting' && file.step === step);
}

function nextNews(store: QueueStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      ignore();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const ignore = store.listen(({ type }) => {
      if (type === 'changed') done();
    });
    signal.addEventListener('abort', done);
  });
}
