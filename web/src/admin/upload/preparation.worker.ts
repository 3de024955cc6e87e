import { VIDEO_TYPE } from '@theni/contract/limits';
import type { RemuxOptions } from '@theni/contract/remux-video';
import { withTimeout } from '../../deployment.ts';
import { previewPhoto, redrawPhoto } from './photo.ts';
import type { Failure, Request, WorkerReply } from './preparation.ts';

type Task = Exclude<Request, { task: 'cancel' }>;

/** What the file needs is not here, and says nothing about the file. */
class CodeNotLoadedError extends Error {
  override name = 'CodeNotLoadedError';
}

const cancelling = new Map<number, AbortController>();

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  if (data.task === 'cancel') cancelling.get(data.id)?.abort();
  else respond(await work(data));
});
respond('loaded');

function respond(notice: WorkerReply): void {
  postMessage(notice);
}

async function work(task: Task): Promise<WorkerReply> {
  const { id } = task;
  const controller = new AbortController();
  cancelling.set(id, controller);
  try {
    return { id, result: await resultOf(task, controller.signal) };
  } catch (error) {
    return { id, failure: failureOf(error), reason: (error as Error).message };
  } finally {
    cancelling.delete(id);
  }
}

function resultOf({ id, task, file, type }: Task, signal: AbortSignal): Promise<Blob> {
  if (task === 'preview') return previewPhoto(file);
  if (type !== VIDEO_TYPE) return redrawPhoto(file, type);
  let last = 0;
  const onProgress = (share: number) => {
    const percent = Math.round(share * 100);
    if (percent !== last) respond({ id, percent });
    last = percent;
  };
  return rewrite(file, { signal, onProgress });
}

async function rewrite(file: Blob, options: RemuxOptions): Promise<Blob> {
  const { rewriteVideo } = await withTimeout(import('./video.ts')).catch((cause: unknown) => {
    throw new CodeNotLoadedError('What rewrites videos could not be loaded.', { cause });
  });
  return rewriteVideo(file, options);
}

function failureOf(error: unknown): Failure {
  if (error instanceof CodeNotLoadedError) return 'code not loaded';
  return (error as Error).name === 'UnusableVideo' ? 'unusable video' : 'unreadable';
}
