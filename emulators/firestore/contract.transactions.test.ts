import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

test('20 parallel transactions that increment one document lose none', async () => {
  const counter = firestore.newCollection().doc('counter');
  await counter.set({ n: 0 });

  await Promise.all(
    Array.from({ length: 20 }, () =>
      firestore.db.runTransaction(
        async (transaction) => {
          const snapshot = await transaction.get(counter);
          transaction.update(counter, { n: snapshot.get('n') + 1 });
        },
        { maxAttempts: 50 },
      ),
    ),
  );

  expect((await counter.get()).get('n')).toBe(20);
}, 120_000);

test('of parallel transactions that look for a free place by a query, no more get in than there are', async () => {
  const pins = firestore.newCollection();

  async function pin(id: string): Promise<boolean> {
    return firestore.db.runTransaction(
      async (transaction) => {
        const pinned = await transaction.get(pins.where('Pinned', '==', true));
        if (pinned.size < 6) {
          transaction.set(pins.doc(id), { Pinned: true });
        }
        return pinned.size < 6;
      },
      { maxAttempts: 50 },
    );
  }
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => pin(`p${n}`)));

  expect(outcomes.filter((isIn) => isIn)).toHaveLength(6);
  expect((await pins.get()).size).toBe(6);
}, 120_000);

test('a transaction whose body throws writes nothing', async () => {
  const document = firestore.newCollection().doc('a');

  const attempt = firestore.db.runTransaction(async (transaction) => {
    await transaction.get(document);
    transaction.set(document, { n: 1 });
    throw new Error('changed my mind');
  });

  await expect(attempt).rejects.toThrow('changed my mind');
  expect((await document.get()).exists).toBe(false);
});

test('a refused write in a transaction leaves all of its writes undone', async () => {
  const collection = firestore.newCollection();
  await collection.doc('taken').set({ n: 1 });

  const attempt = firestore.db.runTransaction(async (transaction) => {
    await transaction.get(collection.doc('taken'));
    transaction.set(collection.doc('new'), { n: 1 });
    transaction.create(collection.doc('taken'), { n: 2 });
  });

  await expect(attempt).rejects.toThrow();
  expect((await collection.get()).docs.map((document) => document.id)).toEqual(['taken']);
});
