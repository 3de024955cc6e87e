import { expect, test } from 'vitest';
import { chosenFile, type QueuedFile } from './queued-file.ts';
import { totalsOf } from './totals.ts';

test('the bar counts bytes, the sentence counts files', () => {
  const files = [
    queued('done', 'post', 100),
    queued('waiting', 'post', 100),
    queued('waiting', 'transfer', 200),
    queued('failed', 'transfer', 500),
    queued('chosen', 'prepare', 500),
  ];
  const progress = new Map([[files[2]?.key ?? '', { step: 'transfer' as const, percent: 50 }]]);
  expect(totalsOf({ files, progress })).toEqual({ all: 4, done: 1, failed: 1, percent: 63 });
});

test('100 percent means that all is in the gallery, not only sent', () => {
  const files = [queued('done', 'post', 100), queued('waiting', 'post', 100)];
  const percentOf = () => totalsOf({ files, progress: new Map() }).percent;
  expect(percentOf()).toBe(88);
  files[1] = queued('done', 'post', 100);
  expect(percentOf()).toBe(100);
  files[1] = queued('waiting', 'post', 1);
  files[0] = queued('done', 'post', 1_000_000);
  expect(percentOf()).toBe(99);
});

test('what is prepared on the phone does not count as sent', () => {
  const [preparing, sending] = [queued('waiting', 'prepare', 1), queued('waiting', 'transfer', 1)];
  const progress = new Map(
    [preparing, sending].map(({ key }) => [key, { step: 'prepare' as const, percent: 80 }]),
  );
  expect(totalsOf({ files: [preparing, sending], progress }).percent).toBe(0);
});

test('an empty queue stands at 0 percent', () => {
  expect(totalsOf({ files: [], progress: new Map() })).toMatchObject({ all: 0, percent: 0 });
});

function queued(status: QueuedFile['status'], step: QueuedFile['step'], size: number): QueuedFile {
  const file = chosenFile({ name: 'a', type: 'image/png', size, order: 0 });
  return { ...file, status, step };
}
