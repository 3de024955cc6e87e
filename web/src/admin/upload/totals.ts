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

/** A batch is all that was sent off since the queue was last empty. */
export function totalsOf({ files, progress }: Pick<QueueState, 'files' | 'progress'>): Totals {
  const batch = files.filter(({ status }) => status === 'waiting' || status === 'done');
  let bytes = 0;
  let sent = 0;
  for (const file of batch) {
    const { size, status, step } = file;
    const transferred = status === 'done' || step === 'post';
    const percent = step === 'transfer' ? (percentOf(file, progress) ?? 0) : 0;
    bytes += size;
    sent += transferred ? size : (percent / 100) * size;
  }
  const failed = files.filter(({ status }) => status === 'failed').length;
  return {
    all: batch.length + failed,
    done: batch.filter(({ status }) => status === 'done').length,
    failed,
    percent: bytes === 0 ? 0 : Math.round((sent / bytes) * 100),
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
