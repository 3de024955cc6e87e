import { useSyncExternalStore } from 'react';
import { keepPageOpen } from './keep-page-open.ts';
import { UploadQueue } from './upload-queue.ts';

let queue: UploadQueue | undefined;

/** The page's one queue; it begins to work with the first call. */
export function uploadQueue(): UploadQueue {
  if (queue) return queue;
  queue = new UploadQueue();
  keepPageOpen(queue);
  return queue;
}

export function useUploads() {
  const { subscribe } = uploadQueue();
  return useSyncExternalStore(subscribe, () => uploadQueue().state);
}
