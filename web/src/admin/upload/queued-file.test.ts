import { expect, test } from 'vitest';
import {
  advanced,
  type Change,
  chosenFile,
  failed,
  type QueuedFile,
  retried,
  submitted,
} from './queued-file.ts';

const FORM = { service: 'Road Work', location: 'Theni' } as const;
const CHOSEN = chosenFile({ name: 'a.jpg', type: 'image/jpeg', size: 1, order: 1 });

test('a file goes from chosen to prepared, transferred, posted and done', () => {
  const steps = [advanced('prepare'), advanced('transfer', { fileUrl: 'u' }), advanced('post')];
  const path = [CHOSEN];
  for (const change of [submitted(FORM), ...steps]) path.push(apply(change, path.at(-1)));
  expect(path.map(({ status, step }) => `${status} ${step}`)).toEqual([
    'chosen prepare',
    'waiting prepare',
    'waiting transfer',
    'waiting post',
    'done post',
  ]);
  expect(path.at(-1)?.fileUrl).toBe('u');
});

test('a file takes what the form says, unless it has details of its own', () => {
  const own = { ...CHOSEN, details: { location: 'Cumbum' } };
  expect(apply(submitted(FORM), CHOSEN).details).toEqual(FORM);
  expect(apply(submitted(FORM), own).details).toEqual({ ...FORM, location: 'Cumbum' });
});

test('a file that failed at the post is posted again and not uploaded again', () => {
  const posting = { ...waiting('post'), fileUrl: 'u' };
  const stopped = apply(failed({ text: 'no' }), posting);
  expect(stopped.status).toBe('failed');
  expect(apply(retried(), stopped)).toEqual(posting);
});

test('a file whose upload is of no use starts over under another id, from its prepared bytes', () => {
  const posting = { ...waiting('post'), fileUrl: 'u', session: 's' };
  const again = apply(
    retried(() => 'new'),
    apply(failed({ text: 'no', startOver: true }), posting),
  );
  expect(again).toMatchObject({ id: 'new', key: CHOSEN.key, status: 'waiting', step: 'transfer' });
  expect(again).not.toHaveProperty('session');
  expect(again).not.toHaveProperty('fileUrl');
});

test('a step that another tab has done is not done again', () => {
  expect(advanced('transfer')(waiting('post'))).toBeUndefined();
  expect(submitted(FORM)(waiting('prepare'))).toBeUndefined();
  expect(retried()(waiting('transfer'))).toBeUndefined();
  expect(failed({ text: 'late' })({ ...CHOSEN, status: 'done' })).toBeUndefined();
});

function waiting(step: QueuedFile['step']): QueuedFile {
  return { ...CHOSEN, status: 'waiting', step };
}

function apply(change: Change, file: QueuedFile = CHOSEN): QueuedFile {
  const changed = change(file);
  if (!changed) throw new Error('The change is not allowed.');
  return changed;
}
