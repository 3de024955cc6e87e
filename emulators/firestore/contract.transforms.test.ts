import { FieldValue, type Timestamp } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

test('serverTimestamp is the time of the commit, the same in all its documents', async () => {
  const collection = firestore.newCollection();
  const before = await collection.doc('before').set({});
  await firestore.db
    .batch()
    .set(collection.doc('a'), { at: FieldValue.serverTimestamp() })
    .set(collection.doc('b'), { deep: { at: FieldValue.serverTimestamp() } })
    .commit();
  const after = await collection.doc('after').set({});

  const [a, b] = await firestore.db.getAll(collection.doc('a'), collection.doc('b'));
  const at: Timestamp = a?.get('at');
  expect(at.isEqual(b?.get('deep.at'))).toBe(true);
  expect(at.toMillis()).toBeGreaterThanOrEqual(before.writeTime.toMillis());
  expect(at.toMillis()).toBeLessThanOrEqual(after.writeTime.toMillis());
});

test('increment adds, starts at a field that is no number, and stays within int64', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ int: 1, text: 'x', half: 0.5, max: 9_223_372_036_854_775_807n });

  await document.update({
    int: FieldValue.increment(2),
    text: FieldValue.increment(5),
    half: FieldValue.increment(1),
    max: FieldValue.increment(10),
    fresh: FieldValue.increment(-7),
  });

  const stored = (await document.get()).data() ?? {};
  expect(stored).toMatchObject({ int: 3, text: 5, half: 1.5, fresh: -7 });
  expect(stored['max']).toBe(Number(9_223_372_036_854_775_807n));
});

test('arrayUnion adds what is missing, arrayRemove removes every occurrence', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ list: [1, 'a', { x: 1 }, 1], text: 'no list' });

  await document.update({ list: FieldValue.arrayUnion(1.0, 'b', { x: 1 }, 'b') });
  expect((await document.get()).get('list')).toEqual([1, 'a', { x: 1 }, 1, 'b']);

  await document.update({
    list: FieldValue.arrayRemove(1, { x: 1 }, 'missing'),
    text: FieldValue.arrayRemove('x'),
  });
  expect((await document.get()).data()).toEqual({ list: ['a', 'b'], text: [] });
});
