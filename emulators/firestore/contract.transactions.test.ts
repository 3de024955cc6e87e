import { FieldValue } from '@google-cloud/firestore';
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

test('a transaction that reads nothing, or only reads, commits', async () => {
  const document = firestore.newCollection().doc('a');
  await firestore.db.runTransaction(async (transaction) => {
    transaction.create(document, { n: 1 });
  });

  const n = await firestore.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    return snapshot.get('n');
  });

  expect(n).toBe(1);
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

test('a record and the version that counts its changes move together in a transaction', async () => {
  const collection = firestore.newCollection();
  const version = collection.doc('version');

  async function post(id: string): Promise<void> {
    await firestore.db.runTransaction(
      async (transaction) => {
        const existing = await transaction.get(collection.doc(id));
        if (!existing.exists) {
          transaction.create(collection.doc(id), { id });
          transaction.set(version, { n: FieldValue.increment(1) }, { merge: true });
        }
      },
      { maxAttempts: 50 },
    );
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => post(`d${n % 4}`)));

  expect((await version.get()).get('n')).toBe(4);
}, 120_000);

test('a read-only transaction sees one state, whatever is written meanwhile', async () => {
  const collection = firestore.newCollection();
  await collection.doc('a').set({ n: 1 });

  const seen = await firestore.db.runTransaction(
    async (transaction) => {
      const first = await transaction.get(collection.doc('a'));
      await firestore.db
        .batch()
        .update(collection.doc('a'), { n: 2 })
        .set(collection.doc('b'), { n: 2 })
        .commit();
      const again = await transaction.get(collection.doc('a'));
      const all = await transaction.get(collection);
      return [first.get('n'), again.get('n'), all.size];
    },
    { readOnly: true },
  );

  expect(seen).toEqual([1, 1, 1]);
  expect((await collection.get()).size).toBe(2);
});
