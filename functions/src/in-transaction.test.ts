import type { Transaction } from 'firebase-admin/firestore';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from './in-transaction.ts';

/** A database whose transactions end when they are told to. */
function slowFirestore() {
  const begun: { end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const runTransaction = () =>
    new Promise<never>((end, fail) => begun.push({ end: end as () => void, fail }));
  return { firestore: { runTransaction }, begun };
}

const change = async (_transaction: Transaction) => 'changed';

test('a transaction begins when the one before it has ended, also when that has failed', async () => {
  const { firestore, begun } = slowFirestore();
  const results = Promise.allSettled(
    ['a', 'b', 'c'].map(() => inTransaction(firestore, 'content', change)),
  );
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  begun[0]?.end('first');
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.fail(new Error('refused'));
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  begun[2]?.end('third');
  expect(await results).toMatchObject([
    { value: 'first' },
    { reason: { message: 'refused' } },
    { value: 'third' },
  ]);
});

test('a transaction without an answer holds up those of its subject, for no longer than three seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { firestore, begun } = slowFirestore();
  void inTransaction(firestore, 'heldBack', change);
  void inTransaction(firestore, 'heldBack', change);
  void inTransaction(firestore, 'messages', change);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(begun, 'the first, and that of another subject').toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(3);
});
