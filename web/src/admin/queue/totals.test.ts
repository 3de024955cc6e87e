import { expect, test } from 'vitest';
import { chosenFile, type QueuedFile } from './queued-file.ts';
import { waitBefore } from './retry-time.ts';
import { totalsOf } from './totals.ts';

test('the bar counts bytes, the sentence counts files', () => {
  const files = [
    queued('done', 'post', 100),
    queued('waiting', 'post', 100),
    queued('waiting', 'transfer', 200),
    queued('failed', 'transfer', 500),
    queued('chosen', 'prepare', 500),
  ];
  const percents = new Map([[files[2]?.key ?? '', 50]]);
  expect(totalsOf({ files, percents })).toEqual({ all: 4, done: 1, failed: 1, percent: 75 });
});

test('an empty queue stands at 0 percent', () => {
  expect(totalsOf({ files: [], percents: new Map() })).toMatchObject({ all: 0, percent: 0 });
});

test('the waits grow to half a minute and not further', () => {
  const waits = [1, 2, 3, 6, 50].map((attempt) => waitBefore(attempt, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(waitBefore(1, () => 1)).toBe(750);
});

function queued(status: QueuedFile['status'], step: QueuedFile['step'], size: number): QueuedFile {
  const file = chosenFile({ name: 'a', type: 'image/png', size, order: 0 });
  return { ...file, status, step };
}
