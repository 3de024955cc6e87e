import { GrpcStatus } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

test('a document may have just under 1 MiB; over it, it is refused, and a batch with it leaves nothing', async () => {
  const collection = firestore.newCollection();
  const text = 'x'.repeat(1_048_000);
  await collection.doc('fits').set({ text });
  const batch = firestore.db
    .batch()
    .set(collection.doc('small'), { n: 1 })
    .set(collection.doc('large'), { text: 'x'.repeat(1_048_576) });

  await expect(batch.commit()).rejects.toMatchObject({ code: GrpcStatus.INVALID_ARGUMENT });

  const left = await collection.get();
  expect(left.docs.map((document) => [document.id, document.get('text')])).toEqual([
    ['fits', text],
  ]);
});

test.each(['__reserved__', '.', '..', 'x'.repeat(1501)])(
  'the document id %j is refused',
  async (id) => {
    const document = firestore.newCollection().doc(id);

    await expect(document.set({ n: 1 })).rejects.toMatchObject({
      code: GrpcStatus.INVALID_ARGUMENT,
    });
  },
);

test('the collections and documents of a database can be listed, level by level', async () => {
  const root = firestore.newCollection();
  await root.doc('a').set({ n: 1 });
  await root.doc('a').collection('inner').doc('x').set({ n: 2 });
  await root.doc('🏡').collection('தேனி').doc('y').set({ n: 3 });

  const collections = await firestore.db.listCollections();
  const documents = await root.listDocuments();
  const below = await Promise.all(documents.map((document) => document.listCollections()));

  expect(collections.map((collection) => collection.id)).toContain(root.id);
  expect(documents.map((document) => document.id)).toEqual(['a', '🏡']);
  expect(below.flat().map((collection) => collection.id)).toEqual(['inner', 'தேனி']);
  expect((await root.doc('🏡').get()).exists).toBe(false);
});
