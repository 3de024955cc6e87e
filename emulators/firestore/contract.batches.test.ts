import { GrpcStatus } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

test('a bulkWriter writes every document and reports the one that is refused', async () => {
  const collection = firestore.newCollection();
  await collection.doc('taken').create({ n: 0 });
  const writer = firestore.db.bulkWriter();
  writer.onWriteError(() => false);
  const writes = Array.from({ length: 50 }, (_, n) => writer.set(collection.doc(`d${n}`), { n }));
  const refused = writer.create(collection.doc('taken'), { n: 1 }).catch((error) => error.code);
  const deleted = writer.delete(collection.doc('never'));
  await writer.close();

  await Promise.all([...writes, deleted]);
  expect(await refused).toBe(GrpcStatus.ALREADY_EXISTS);
  expect((await collection.count().get()).data().count).toBe(51);
});

test('a batch may hold more than 500 writes', async () => {
  const collection = firestore.newCollection();
  const batch = firestore.db.batch();
  for (let n = 0; n < 600; n++) {
    batch.set(collection.doc(String(n)), { n });
  }
  await batch.commit();

  expect((await collection.count().get()).data().count).toBe(600);
});

test('a document over 1 MiB is refused and a batch with it leaves nothing', async () => {
  const collection = firestore.newCollection();
  const batch = firestore.db
    .batch()
    .set(collection.doc('small'), { n: 1 })
    .set(collection.doc('large'), { text: 'x'.repeat(1_048_576) });

  await expect(batch.commit()).rejects.toMatchObject({ code: GrpcStatus.INVALID_ARGUMENT });

  expect((await collection.get()).empty).toBe(true);
});

test('a document just under 1 MiB is stored', async () => {
  const document = firestore.newCollection().doc('large');
  const text = 'x'.repeat(1_048_000);
  await document.set({ text });

  expect((await document.get()).get('text')).toBe(text);
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

test('a recursive delete removes a document with all that is below it, and nothing else', async () => {
  const root = firestore.newCollection();
  await root.doc('a').set({ n: 1 });
  await root.doc('a').collection('inner').doc('x').set({ n: 2 });
  await root.doc('ab').set({ n: 3 });

  await firestore.db.recursiveDelete(root.doc('a'));

  expect((await root.doc('a').collection('inner').doc('x').get()).exists).toBe(false);
  expect((await root.listDocuments()).map((document) => document.id)).toEqual(['ab']);
});
