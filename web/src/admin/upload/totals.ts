import type { QueuedFile } from './queued-file.ts';
import type { QueueState } from './upload-queue.ts';

export interface Totals {
  /** Files that were sent off, how many of them are in the gallery, and how many wait for the admin. */
  all: number;
  done: number;
  failed: number;
  /** Whole percents of all their bytes. */
  percent: number;
}

/** Of a file's way: after it, the API draws the file anew. */
const TRANSFER = 0.75;

/** A batch is all that was sent off since the queue was last empty. */
export function totalsOf({ files, progress }: Pick<QueueState, 'files' | 'progress'>): Totals {
  const batch = files.filter(({ status }) => status === 'waiting' || status === 'done');
  let bytes = 0;
  let sent = 0;
  for (const file of batch) {
    const { size, status, step } = file;
    const percent = step === 'transfer' ? (percentOf(file, progress) ?? 0) : 0;
    const transferred = step === 'post' ? 1 : percent / 100;
    bytes += size;
    sent += (status === 'done' ? 1 : TRANSFER * transferred) * size;
  }
  const done = batch.filter(({ status }) => status === 'done').length;
  const failed = files.filter(({ status }) => status === 'failed').length;
  return {
    all: batch.length + failed,
    done,
    failed,
    percent:
      bytes === 0 ? 0 : Math.min(Math.round((sent / bytes) * 100), done < batch.length ? 99 : 100),
  };
}

/** @returns undefined while nothing is known of the step that the file is at */
export function percentOf(
  { key, step }: QueuedFile,
  progress: QueueState['progress'],
): number | undefined {
  const last = progress.get(key);
  return last?.step === step ? last.percent : undefined;
}
