import { FieldPath, FieldValue, GrpcStatus } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
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

test('updating a document that is not there is refused with NOT_FOUND, deleting it is not', async () => {
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
