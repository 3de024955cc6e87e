import {
  AggregateField,
  type CollectionReference,
  type DocumentData,
  FieldPath,
  Filter,
  GrpcStatus,
  type Query,
  Timestamp,
} from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { openFirestore } from './test-firestore.ts';

const firestore = await openFirestore();
afterAll(() => firestore.close());

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

test('filters find equal, unequal and listed values, and leave out documents without the field', async () => {
  const files = await collectionOf({
    a: { Service: 'Consturction ' },
    b: { Service: 'Plots' },
    c: { Service: null },
    d: {},
    e: { Service: 'Plots', Hidden: true },
  });

  expect(await idsOf(files.where('Service', '==', 'Consturction '))).toEqual(['a']);
  expect(await idsOf(files.where('Service', '==', 'Consturction'))).toEqual([]);
  expect(await idsOf(files.where('Service', '!=', 'Plots'))).toEqual(['a']);
  expect(await idsOf(files.where('Service', 'in', ['Plots', 'x', null]))).toEqual(['b', 'e']);
  expect(await idsOf(files.where('Service', 'not-in', ['Plots']))).toEqual(['a']);
  expect(await idsOf(files.where('Service', '==', null))).toEqual(['c']);
  expect(await idsOf(files.where('Service', '!=', null))).toEqual(['a', 'b', 'e']);
  expect(await idsOf(files.where('Service', '==', 'Plots').where('Hidden', '==', true))).toEqual([
    'e',
  ]);
});

test('ranges hold values of their own type, numbers compared whatever their kind', async () => {
  const files = await collectionOf({
    int: { n: 2 },
    double: { n: 2.5 },
    nan: { n: Number.NaN },
    text: { n: '2' },
    nothing: { n: null },
    big: { n: 9_007_199_254_740_993n },
  });

  expect(await idsOf(files.where('n', '>=', 2))).toEqual(['int', 'double', 'big']);
  expect(await idsOf(files.where('n', '>', 9_007_199_254_740_992))).toEqual(['big']);
  expect(await idsOf(files.where('n', '==', 2.0))).toEqual(['int']);
  expect(await idsOf(files.where('n', '==', Number.NaN))).toEqual(['nan']);
  expect(await idsOf(files.where('n', '<', 'z'))).toEqual(['text']);
});

test('lists are searched for one value or any of several', async () => {
  const files = await collectionOf({
    a: { tags: ['x', 'y'] },
    b: { tags: ['y', null, Number.NaN] },
    c: { tags: 'x' },
  });

  expect(await idsOf(files.where('tags', 'array-contains', 'x'))).toEqual(['a']);
  expect(await idsOf(files.where('tags', 'array-contains-any', ['x', 'y']))).toEqual(['a', 'b']);
  expect(await idsOf(files.where('tags', 'array-contains-any', [null, Number.NaN]))).toEqual([]);
});

test('conditions combine with and and or, and each document comes once', async () => {
  const files = await collectionOf({
    a: { x: 1, y: 1 },
    b: { x: 2, y: 1 },
    c: { x: 2, y: 2 },
    d: { x: 3, y: 3 },
  });
  const either = Filter.or(
    Filter.where('x', '==', 1),
    Filter.and(Filter.where('x', '==', 2), Filter.where('y', '==', 2)),
    Filter.where('y', '==', 1),
  );

  expect(await idsOf(files.where(either))).toEqual(['a', 'b', 'c']);
});

test('newest first: CreatedAt descending, then the id in the same direction', async () => {
  const at = (seconds: number, nanos = 0) => ({ CreatedAt: new Timestamp(seconds, nanos) });
  const files = await collectionOf({
    old: at(10),
    b: at(20),
    a: at(20),
    c: at(20),
    newest: at(20, 1000),
    undated: {},
  });
  const newestFirst = files.orderBy('CreatedAt', 'desc');

  expect(await idsOf(newestFirst)).toEqual(['newest', 'c', 'b', 'a', 'old']);
  expect(await idsOf(newestFirst.orderBy(FieldPath.documentId()))).toEqual([
    'newest',
    'a',
    'b',
    'c',
    'old',
  ]);
});

test('pages follow each other without gap or repetition', async () => {
  const files = await collectionOf(
    Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`d${n}`, { group: n % 3 }])),
  );
  const ordered = files.orderBy('group', 'desc');
  const whole = await idsOf(ordered);

  const paged: string[] = [];
  let page = await ordered.limit(4).get();
  while (!page.empty) {
    paged.push(...page.docs.map((document) => document.id));
    page = await ordered.startAfter(page.docs.at(-1)).limit(4).get();
  }

  expect(paged).toEqual(whole);
  expect(whole).toHaveLength(11);
});

test('cursors by value include or leave out their place, in both directions', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: { n: 3 } });
  const up = files.orderBy('n');
  const down = files.orderBy('n', 'desc').orderBy(FieldPath.documentId(), 'desc');

  expect(await idsOf(up.startAt(2))).toEqual(['b', 'c', 'd']);
  expect(await idsOf(up.startAfter(2))).toEqual(['d']);
  expect(await idsOf(up.endAt(2))).toEqual(['a', 'b', 'c']);
  expect(await idsOf(up.endBefore(2))).toEqual(['a']);
  expect(await idsOf(down.startAfter(2, 'c'))).toEqual(['b', 'a']);
});

test('offset, limit and limitToLast cut the ordered list', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 4 } });
  const ordered = files.orderBy('n');

  expect(await idsOf(ordered.offset(1).limit(2))).toEqual(['b', 'c']);
  expect(await idsOf(ordered.limitToLast(2))).toEqual(['c', 'd']);
  expect(await idsOf(ordered.offset(9))).toEqual([]);
});

test('select brings only the named fields, nested ones too, or none at all', async () => {
  const files = await collectionOf({ a: { n: 1, map: { x: 1, y: 2 }, other: true } });

  const [some] = (await files.select('n', 'map.x').get()).docs;
  const [none] = (await files.select().get()).docs;

  expect(some?.data()).toEqual({ n: 1, map: { x: 1 } });
  expect(none?.data()).toEqual({});
});

test('counts, sums and averages follow the query', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 2 }, c: { n: 2.5 } });

  expect((await files.count().get()).data().count).toBe(3);
  expect((await files.where('n', '>', 1).limit(1).count().get()).data().count).toBe(1);
  expect((await files.where('n', '>', 9).count().get()).data().count).toBe(0);
  const { total, mean } = (
    await files
      .aggregate({ total: AggregateField.sum('n'), mean: AggregateField.average('n') })
      .get()
  ).data();
  expect(total).toBe(5.5);
  expect(mean).toBeCloseTo(5.5 / 3);
});

test('document ids can be looked up, listed and cut into ranges', async () => {
  const files = await collectionOf({ a1: {}, a2: {}, b1: {}, b2: {} });
  const id = FieldPath.documentId();

  expect(await idsOf(files.where(id, '>=', 'a2').where(id, '<', 'b2'))).toEqual(['a2', 'b1']);
  expect(await idsOf(files.where(id, 'in', ['b1', 'a1', 'zz']))).toEqual(['a1', 'b1']);
  expect(await idsOf(files.where(id, '==', 'a2'))).toEqual(['a2']);
  expect(await idsOf(files.orderBy(id).startAfter('a2').limit(1))).toEqual(['b1']);
});

test('of one value of a field the documents can be listed from the last id', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 1 }, c: { n: 2 } });
  const ones = files.where('n', '==', 1);

  expect(await idsOf(ones.orderBy(FieldPath.documentId(), 'desc'))).toEqual(['b', 'a']);
});

test.each<[string, (files: CollectionReference) => Query]>([
  ['from the last', (files) => files.orderBy(FieldPath.documentId(), 'desc')],
  [
    'below an id',
    (files) =>
      files.where(FieldPath.documentId(), '<', 'b').orderBy(FieldPath.documentId(), 'desc'),
  ],
  ['to the last', (files) => files.orderBy(FieldPath.documentId()).limitToLast(1)],
])('a list by document id alone does not run backwards, %s', async (_, backwards) => {
  const files = await collectionOf({ a: {}, b: {} });

  // In a transaction, once it has begun, the SDK does not try again.
  const list = firestore.db.runTransaction(
    async (transaction) => {
      await transaction.get(files.doc('a'));
      return transaction.get(backwards(files));
    },
    { readOnly: true },
  );
  await expect(list).rejects.toMatchObject({ code: GrpcStatus.FAILED_PRECONDITION });
});

test('a query over several fields is ordered by those it compares', async () => {
  const files = await collectionOf({
    a: { x: 2, y: 1 },
    b: { x: 1, y: 2 },
    c: { x: 1, y: 1 },
    d: { x: 1 },
  });

  expect(await idsOf(files.where('x', '>', 0).where('y', '>', 0))).toEqual(['c', 'b', 'a']);
});

test('a collection group finds its documents at every depth and no others', async () => {
  const root = firestore.newCollection();
  const group = `g${root.id}`;
  await root.doc('a').collection(group).doc('x').set({ n: 1 });
  await root.doc('b').collection('mid').doc('m').collection(group).doc('y').set({ n: 2 });
  await root.doc('b').collection(`${group}2`).doc('z').set({ n: 3 });

  expect(await idsOf(firestore.db.collectionGroup(group).orderBy('n', 'desc'))).toEqual(['y', 'x']);
});
