import {
  type CollectionReference,
  type DocumentData,
  FieldPath,
  GrpcStatus,
  type Query,
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

test('filters find equal and listed values, and leave out documents without the field', async () => {
  const files = await collectionOf({
    a: { Service: 'Consturction ' },
    b: { Service: 'Plots' },
    c: { Service: null },
    d: {},
    e: { Service: 'Plots', Hidden: true },
  });

  expect(await idsOf(files.where('Service', '==', 'Consturction '))).toEqual(['a']);
  expect(await idsOf(files.where('Service', '==', 'Consturction'))).toEqual([]);
  expect(await idsOf(files.where('Service', 'in', ['Plots', 'x', null]))).toEqual(['b', 'e']);
  expect(await idsOf(files.where('Service', '==', null))).toEqual(['c']);
  expect(await idsOf(files.where('Service', '==', 'Plots').where('Hidden', '==', true))).toEqual([
    'e',
  ]);
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

test('lists are searched for any of several values', async () => {
  const files = await collectionOf({
    a: { tags: ['x', 'y'] },
    b: { tags: ['y', null] },
    c: { tags: 'x' },
  });

  expect(await idsOf(files.where('tags', 'array-contains-any', ['x', 'z']))).toEqual(['a']);
  expect(await idsOf(files.where('tags', 'array-contains-any', ['x', 'y']))).toEqual(['a', 'b']);
  expect(await idsOf(files.where('tags', 'array-contains-any', [null]))).toEqual([]);
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

test('counts follow the query', async () => {
  const files = await collectionOf({ a: { n: 1 }, b: { n: 2 }, c: { n: 2.5 } });

  expect((await files.count().get()).data().count).toBe(3);
  expect((await files.where('n', '>', 1).limit(1).count().get()).data().count).toBe(1);
  expect((await files.where('n', '>', 9).count().get()).data().count).toBe(0);
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
])('a list by document id alone does not run backwards, %s', async (_, backwards) => {
  const files = await collectionOf({ a: {}, b: {} });

  // In a transaction, once it has begun, the SDK does not try again.
  const list = firestore.db.runTransaction(
    async (transaction) => {
      await transaction.get(files.doc('a'));
      return transaction.get(backwards(files));
    },
    { maxAttempts: 1 },
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
