import type { QueueState } from './upload-queue.ts';

export interface Totals {
  /** Files that were sent off, how many of them are in the gallery, and how many wait for the admin. */
  all: number;
  done: number;
  failed: number;
  /** Whole percents of all their bytes. */
  percent: number;
}

/** A batch is all that was sent off since the queue was last empty. */
export function totalsOf({ files, percents }: Pick<QueueState, 'files' | 'percents'>): Totals {
  const batch = files.filter(({ status }) => status === 'waiting' || status === 'done');
  let bytes = 0;
  let sent = 0;
  for (const { key, size, status, step } of batch) {
    const transferred = status === 'done' || step === 'post';
    bytes += size;
    sent += transferred ? size : ((percents.get(key) ?? 0) / 100) * size;
  }
  const failed = files.filter(({ status }) => status === 'failed').length;
  return {
    all: batch.length + failed,
    done: batch.filter(({ status }) => status === 'done').length,
    failed,
    percent: bytes === 0 ? 0 : Math.round((sent / bytes) * 100),
  };
}
