import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  FieldValue,
  GrpcStatus,
  type Query,
} from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test/test-firestore.ts';

// Promises of Firestore itself, of whichever emulator FIRESTORE_EMULATOR_HOST names.
const ORDERED = 'ordered';
const fieldsOf = (...fields: [fieldPath: string, order: string][]) => ({
  collectionGroup: ORDERED,
  queryScope: 'COLLECTION',
  fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
});
const firestore = await openFirestore({
  indexes: [
    fieldsOf(['street', 'ASCENDING'], ['size', 'DESCENDING'], ['facing', 'ASCENDING']),
    fieldsOf(['facing', 'ASCENDING'], ['size', 'DESCENDING']),
  ],
  fieldOverrides: [],
});
afterAll(() => firestore.close());

test('a created document reads back as it was written, with its times', async () => {
  const document = firestore.newCollection().doc('தேனி 🏡');
  const data = {
    text: 'தேனி மாவட்டம் 🏡 é',
    nothing: null,
    yes: true,
    half: 0.5,
    list: [1, 'two', { three: [3] }],
    nested: { 'a.b': { 'c`d\\e': 1 }, empty: {} },
    emptyList: [],
  };
  const { writeTime } = await document.create(data);
  const snapshot = await document.get();
  expect(snapshot.data()).toEqual(data);
  expect(snapshot.createTime?.isEqual(writeTime)).toBe(true);
  expect(snapshot.updateTime?.isEqual(writeTime)).toBe(true);
});

test('creating a document twice is refused with ALREADY_EXISTS and changes nothing', async () => {
  const document = firestore.newCollection().doc('a');
  await document.create({ n: 1 });
  await expect(document.create({ n: 2 })).rejects.toMatchObject({
    code: GrpcStatus.ALREADY_EXISTS,
  });
  expect((await document.get()).data()).toEqual({ n: 1 });
});

test('getAll answers in the order asked, missing documents too', async () => {
  const collection = firestore.newCollection();
  await collection.doc('a').set({ n: 1 });
  const [missing, present] = await firestore.db.getAll(collection.doc('x'), collection.doc('a'));
  expect(missing?.exists).toBe(false);
  expect(present?.data()).toEqual({ n: 1 });
});

test('set replaces the document, set with merge keeps what it does not name', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ a: 1, map: { x: 1, y: { z: 1 } } });
  await document.set({ b: 2, map: { y: { w: 2 } } }, { merge: true });
  expect((await document.get()).data()).toEqual({
    a: 1,
    b: 2,
    map: { x: 1, y: { z: 1, w: 2 } },
  });
  await document.set({ c: 3 });
  expect((await document.get()).data()).toEqual({ c: 3 });
});

test('update reaches nested and oddly named fields, and removes fields', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ map: { x: 1, y: 2 }, 'odd.name': { 'back`tick': 1 }, gone: true });
  await document.update(
    'map.x',
    10,
    new FieldPath('odd.name', 'back`tick'),
    20,
    'gone',
    FieldValue.delete(),
    'map.never.was',
    FieldValue.delete(),
  );
  const data = (await document.get()).data() ?? {};
  expect(data).toMatchObject({ map: { x: 10, y: 2 }, 'odd.name': { 'back`tick': 20 } });
  expect(data).not.toHaveProperty('gone');
});

test('increment adds, and starts at a field that is no number', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ int: 1, text: 'x', half: 0.5 });
  await document.update({
    int: FieldValue.increment(2),
    text: FieldValue.increment(5),
    half: FieldValue.increment(1),
    fresh: FieldValue.increment(-7),
  });
  expect((await document.get()).data()).toEqual({ int: 3, text: 5, half: 1.5, fresh: -7 });
});

test('a document that is not there cannot be updated, and can be deleted', async () => {
  const document = firestore.newCollection().doc('a');
  await document.delete();
  await expect(document.update({ n: 1 })).rejects.toMatchObject({ code: GrpcStatus.NOT_FOUND });
  expect((await document.get()).exists).toBe(false);
});

test('a batch whose last write is refused leaves nothing applied', async () => {
  const collection = firestore.newCollection();
  await collection.doc('taken').set({ n: 1 });
  const batch = firestore.db
    .batch()
    .create(collection.doc('new'), { n: 1 })
    .update(collection.doc('taken'), { n: 2 })
    .delete(collection.doc('taken'))
    .update(collection.doc('missing'), { n: 3 });
  await expect(batch.commit()).rejects.toMatchObject({ code: GrpcStatus.NOT_FOUND });
  const left = await collection.get();
  expect(left.docs.map((document) => [document.id, document.data()])).toEqual([
    ['taken', { n: 1 }],
  ]);
});

test('the writes of a batch see each other in their order and share one time', async () => {
  const collection = firestore.newCollection();
  const results = await firestore.db
    .batch()
    .create(collection.doc('a'), { n: 1 })
    .update(collection.doc('a'), { n: FieldValue.increment(2) })
    .set(collection.doc('version'), { n: FieldValue.increment(1) }, { merge: true })
    .commit();
  expect((await collection.doc('a').get()).get('n')).toBe(3);
  expect((await collection.doc('version').get()).get('n')).toBe(1);
  expect(new Set(results.map((result) => result.writeTime.valueOf())).size).toBe(1);
});

test('later commits have later update times, and updates keep the create time', async () => {
  const document = firestore.newCollection().doc('a');
  const times: string[] = [];
  for (let n = 0; n < 20; n++) {
    times.push((await document.set({ n })).writeTime.valueOf());
  }
  expect(new Set(times).size).toBe(20);
  expect([...times].sort()).toEqual(times);
  expect((await document.get()).createTime?.valueOf()).toBe(times[0]);
});

test('a document over 1 MiB is refused, and a batch with it leaves nothing', async () => {
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

test('a value has at most 1,048,487 bytes, the name of a field 1,500', async () => {
  const document = firestore.newCollection().doc('a');
  await document.set({ text: 'x'.repeat(1_048_487) });
  const refused = { code: GrpcStatus.INVALID_ARGUMENT };
  await expect(document.set({ text: 'x'.repeat(1_048_488) })).rejects.toMatchObject(refused);
  await expect(document.set({ ['x'.repeat(1501)]: 1 })).rejects.toMatchObject(refused);
  expect((await document.get()).get('text')).toHaveLength(1_048_487);
});

test('a commit takes 500 documents', async () => {
  const collection = firestore.newCollection();
  const batch = firestore.db.batch();
  for (let n = 0; n < 500; n++) batch.set(collection.doc(`d${n}`), { n });
  expect(await batch.commit()).toHaveLength(500);
  expect((await collection.count().get()).data().count).toBe(500);
});

test('a write that names the time of the last one is taken, with another time refused', async () => {
  const document = firestore.newCollection().doc('a');
  const { writeTime: first } = await document.set({ n: 1 });
  const { writeTime: second } = await document.update({ n: 2 }, { lastUpdateTime: first });
  const stale = { code: GrpcStatus.FAILED_PRECONDITION };
  await expect(document.update({ n: 3 }, { lastUpdateTime: first })).rejects.toMatchObject(stale);
  await expect(document.delete({ lastUpdateTime: first })).rejects.toMatchObject(stale);
  expect((await document.get()).data()).toEqual({ n: 2 });
  await document.delete({ lastUpdateTime: second });
  await expect(document.delete({ lastUpdateTime: second })).rejects.toMatchObject(stale);
  await expect(document.delete({ exists: true })).rejects.toMatchObject({
    code: GrpcStatus.NOT_FOUND,
  });
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

async function collectionOf(documents: Record<string, DocumentData>): Promise<CollectionReference> {
  const collection = firestore.newCollection();
  const batch = firestore.db.batch();
  for (const [id, data] of Object.entries(documents)) {
    batch.set(collection.doc(id), data);
  }
  await batch.commit();
  return collection;
}

async function idsOf(query: Query): Promise<string[]> {
  return (await query.get()).docs.map((document) => document.id);
}

test('a list without an order comes by document id, compared by its bytes', async () => {
  const files = await collectionOf({
    b: {},
    B: {},
    a: {},
    '10': {},
    '9': {},
    '\uFF21': {},
    '🏡': {},
  });
  expect(await idsOf(files)).toEqual(['10', '9', 'B', 'a', 'b', '\uFF21', '🏡']);
});

test('filters find equal values, and leave out documents without the field', async () => {
  const files = await collectionOf({
    a: { Service: 'Consturction ' },
    b: { Service: 'Plots' },
    c: {},
    d: { Service: 'Plots', Hidden: true },
  });
  const plots = files.where('Service', '==', 'Plots');
  expect(await idsOf(files.where('Service', '==', 'Consturction '))).toEqual(['a']);
  expect(await idsOf(files.where('Service', '==', 'Consturction'))).toEqual([]);
  expect(await idsOf(plots.where('Hidden', '==', true))).toEqual(['d']);
});

test('ranges hold values of their own type, numbers compared whatever their kind', async () => {
  const files = await collectionOf({
    int: { n: 2 },
    double: { n: 2.5 },
    text: { n: '2' },
    nothing: { n: null },
  });
  expect(await idsOf(files.where('n', '>=', 2))).toEqual(['int', 'double']);
  expect(await idsOf(files.where('n', '<', 2.5))).toEqual(['int']);
  expect(await idsOf(files.where('n', '<=', 'z'))).toEqual(['text']);
  expect(await idsOf(files.where('n', '>', ''))).toEqual(['text']);
});

test('newest first: CreatedAt descending, then the id in the same direction', async () => {
  const at = (CreatedAt: string) => ({ CreatedAt });
  const files = await collectionOf({
    old: at('2026-01-10'),
    b: at('2026-01-20'),
    a: at('2026-01-20'),
    c: at('2026-01-20'),
    newest: at('2026-01-21'),
    undated: {},
  });
  const newestFirst = files.orderBy('CreatedAt', 'desc');
  expect(await idsOf(newestFirst)).toEqual(['newest', 'c', 'b', 'a', 'old']);
});

test('pages follow each other without gap or repetition', async () => {
  const files = await collectionOf(
    Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`d${n}`, { group: n % 3 }])),
  );
  const ordered = files.orderBy('group', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const whole = await idsOf(ordered);
  const paged: string[] = [];
  let page = await ordered.limit(4).get();
  while (!page.empty) {
    paged.push(...page.docs.map((document) => document.id));
    const last = page.docs.at(-1);
    page = await ordered.startAfter(last?.get('group'), last?.id).limit(4).get();
  }
  expect(paged).toEqual(whole);
  expect(whole).toHaveLength(11);
});

test('select brings only the named fields, nested ones too, or none at all', async () => {
  const files = await collectionOf({ a: { n: 1, map: { x: 1, y: 2 }, other: true } });
  const [some] = (await files.select('n', 'map.x').get()).docs;
  const [none] = (await files.select().get()).docs;
  expect(some?.data()).toEqual({ n: 1, map: { x: 1 } });
  expect(none?.data()).toEqual({});
});

test('an order of several fields goes by each in turn, and then by id', async () => {
  const ordered = firestore.db.collection(ORDERED);
  const plots: [id: string, street: number, size: number, facing: string][] = [
    ['a', 2, 1200, 'N'],
    ['b', 1, 800, 'W'],
    ['c', 1, 1200, 'N'],
    ['d', 1, 1200, 'E'],
    ['f', 1, 1200, 'E'],
    ['e', 1, 1200, 'E'],
  ];
  for (const [id, street, size, facing] of plots)
    await ordered.doc(id).set({ street, size, facing });
  await ordered.doc('without-size').set({ street: 1, facing: 'E' });
  const whole = ordered.orderBy('street').orderBy('size', 'desc').orderBy('facing');
  expect(await idsOf(whole)).toEqual(['d', 'e', 'f', 'c', 'b', 'a']);
  expect(await idsOf(whole.startAfter(1, 1200, 'E').limit(2))).toEqual(['c', 'b']);
  const east = ordered.where('facing', '==', 'E').where('size', '>', 800);
  expect(await idsOf(east.orderBy('size', 'desc'))).toEqual(['f', 'e', 'd']);
});

test('a list is found by any of the values that it has', async () => {
  const files = await collectionOf({ a: { keys: ['x', 'y'] }, b: { keys: ['z'] }, c: {} });
  expect(await idsOf(files.where('keys', 'array-contains-any', ['y', 'z', 'q']))).toEqual([
    'a',
    'b',
  ]);
});

test('count tells how many documents a query finds, in a transaction, too', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: {} });
  const twos = files.where('n', '==', 2).count();
  expect((await files.count().get()).data()).toEqual({ count: 4 });
  expect((await files.where('n', '==', 7).count().get()).data()).toEqual({ count: 0 });
  const counted = await firestore.db.runTransaction(async (transaction) => {
    const { count } = (await transaction.get(twos)).data();
    transaction.set(files.doc('a'), { n: count });
    return count;
  });
  expect([counted, (await twos.get()).data().count]).toEqual([2, 3]);
});

test('what a transaction has read stays as it is until the transaction ends', async () => {
  const collection = await collectionOf({ a: { n: 1 } });
  const document = collection.doc('a');
  const others: Promise<unknown>[] = [];
  const seen = await firestore.db.runTransaction(async (transaction) => {
    const read = async () => [
      (await transaction.get(document)).get('n'),
      (await transaction.get(collection)).size,
    ];
    const before = await read();
    others.push(document.set({ n: 2 }), collection.doc('b').set({}));
    const after = await read();
    transaction.set(document, { n: 10 });
    return [before, after];
  });
  expect(seen).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await Promise.all(others);
  expect((await document.get()).get('n')).toBe(2);
  expect((await collection.get()).size).toBe(2);
});

test('a transaction that gives up holds up nobody, and has written nothing', async () => {
  const collection = await collectionOf({ a: { n: 1 } });
  const attempt = firestore.db.runTransaction(async (transaction) => {
    await transaction.get(collection);
    transaction.set(collection.doc('b'), {});
    throw new Error('given up');
  });
  await expect(attempt).rejects.toThrow('given up');
  await collection.doc('a').set({ n: 2 });
  expect(await idsOf(collection)).toEqual(['a']);
});

test('six parallel transactions that increment one document lose none', async () => {
  const counter = firestore.newCollection().doc('counter');
  await counter.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 6 }, () =>
      firestore.db.runTransaction(
        async (transaction) => {
          const snapshot = await transaction.get(counter);
          transaction.update(counter, { n: snapshot.get('n') + 1 });
        },
        { maxAttempts: 50 },
      ),
    ),
  );
  expect((await counter.get()).get('n')).toBe(6);
});

test('no more parallel transactions find a free place than there are', async () => {
  const pins = firestore.newCollection();
  async function pin(id: string): Promise<boolean> {
    return firestore.db.runTransaction(
      async (transaction) => {
        const pinned = await transaction.get(pins.where('Pinned', '==', true));
        if (pinned.size < 3) {
          transaction.set(pins.doc(id), { Pinned: true });
        }
        return pinned.size < 3;
      },
      { maxAttempts: 50 },
    );
  }
  const outcomes = await Promise.all(Array.from({ length: 5 }, (_, n) => pin(`p${n}`)));
  expect(outcomes.filter((isIn) => isIn)).toHaveLength(3);
  expect((await pins.get()).size).toBe(3);
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
