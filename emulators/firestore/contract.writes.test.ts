import { FieldPath, FieldValue, GeoPoint, GrpcStatus, Timestamp } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

test('a created document reads back as it was written, with its times', async () => {
  const document = firestore.newCollection().doc('a');
  const { writeTime } = await document.create({ Location: 'Theni', Pinned: false });

  const snapshot = await document.get();

  expect(snapshot.data()).toEqual({ Location: 'Theni', Pinned: false });
  expect(snapshot.createTime?.isEqual(writeTime)).toBe(true);
  expect(snapshot.updateTime?.isEqual(writeTime)).toBe(true);
});

test('every type of value survives, Tamil and emoji and the ends of int64 among them', async () => {
  const document = firestore.newCollection().doc('தேனி 🏡');
  const data = {
    text: 'தேனி மாவட்டம் 🏡 é',
    nothing: null,
    yes: true,
    half: 0.5,
    notANumber: Number.NaN,
    negativeZero: -0,
    big: 9_223_372_036_854_775_807n,
    small: -9_223_372_036_854_775_808n,
    beyondDouble: 9_007_199_254_740_993n,
    bytes: Buffer.from([0, 255, 128]),
    at: new Timestamp(1_700_000_000, 123_456_000),
    early: new Timestamp(-62_135_596_800, 0),
    place: new GeoPoint(10.0104, 77.4768),
    list: [1, 'two', { three: [3] }],
    nested: { 'a.b': { 'c`d\\e': 1 }, empty: {} },
    emptyList: [],
  };
  await document.set(data);

  const stored = (await document.get()).data() ?? {};

  expect(stored['big']).toBe(Number(data.big));
  const { big, small, beyondDouble, ...others } = data;
  expect(stored).toMatchObject(others);
  expect(Object.is(stored['negativeZero'], -0)).toBe(true);
});

test('integers beyond the exact doubles are kept and compared exactly', async () => {
  const collection = firestore.newCollection();
  const exact = 9_007_199_254_740_993n;
  await collection.doc('a').set({ n: exact });
  await collection.doc('b').set({ n: exact - 1n });

  const found = await collection.where('n', '==', exact).get();

  expect(found.docs.map((document) => document.id)).toEqual(['a']);
});

test('creating a document twice is refused with ALREADY_EXISTS and changes nothing', async () => {
  const document = firestore.newCollection().doc('a');
  await document.create({ n: 1 });

  await expect(document.create({ n: 2 })).rejects.toMatchObject({
    code: GrpcStatus.ALREADY_EXISTS,
  });

  expect((await document.get()).data()).toEqual({ n: 1 });
});

test('of 100 parallel creates of one document exactly one succeeds', async () => {
  const document = firestore.newCollection().doc('a');

  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) => document.create({ n })),
  );

  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(99);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(
    new Set([GrpcStatus.ALREADY_EXISTS]),
  );
});

test('getAll answers in the order asked, missing documents too, with only the fields asked', async () => {
  const collection = firestore.newCollection();
  await collection.doc('a').set({ n: 1, other: true });

  const [missing, present] = await firestore.db.getAll(collection.doc('x'), collection.doc('a'), {
    fieldMask: ['n'],
  });

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

test('updating a document that is not there is refused with NOT_FOUND', async () => {
  const document = firestore.newCollection().doc('a');

  await expect(document.update({ n: 1 })).rejects.toMatchObject({ code: GrpcStatus.NOT_FOUND });

  expect((await document.get()).exists).toBe(false);
});

test('a write whose lastUpdateTime is stale is refused, with the current one it is done', async () => {
  const document = firestore.newCollection().doc('a');
  const first = await document.set({ n: 1 });
  const second = await document.update({ n: 2 }, { lastUpdateTime: first.writeTime });

  const stale = { lastUpdateTime: first.writeTime };
  await expect(document.update({ n: 3 }, stale)).rejects.toMatchObject({
    code: GrpcStatus.FAILED_PRECONDITION,
  });
  await expect(document.delete(stale)).rejects.toMatchObject({
    code: GrpcStatus.FAILED_PRECONDITION,
  });
  expect((await document.get()).data()).toEqual({ n: 2 });

  await document.delete({ lastUpdateTime: second.writeTime });
  expect((await document.get()).exists).toBe(false);
});

test('deleting what is not there succeeds, unless it must exist', async () => {
  const document = firestore.newCollection().doc('a');
  await document.delete();

  await expect(document.delete({ exists: true })).rejects.toMatchObject({
    code: GrpcStatus.NOT_FOUND,
  });
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
