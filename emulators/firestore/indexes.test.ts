import { credentials, Metadata, makeClientConstructor, status } from '@grpc/grpc-js';
import { expect, test } from 'vitest';
import { type IndexFile, requireIndex } from './indexes.ts';
import { firestoreService, type StructuredQuery } from './messages.ts';
import { compileQuery } from './queries.ts';
import { startFirestoreServer } from './server.ts';

const PARENT = 'projects/demo/databases/(default)/documents';

const index = (...fields: string[]) => ({
  collectionGroup: 'leads',
  queryScope: 'COLLECTION',
  fields: fields.map((field) => {
    const [fieldPath = '', mode] = field.split(' ');
    return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
  }),
});

const file: IndexFile = {
  indexes: [
    index('town ASCENDING', 'day DESCENDING'),
    index('stage ASCENDING', 'day DESCENDING'),
    index('tags CONTAINS', 'day DESCENDING'),
    index('day DESCENDING', '__name__ ASCENDING'),
    index('day ASCENDING', 'size ASCENDING'),
  ],
  fieldOverrides: [{ collectionGroup: 'leads', fieldPath: 'note', indexes: [] }],
};

/** @param where such as `town EQUAL` @param order such as `day DESCENDING` */
function queryOf(where: string[], order: string[]): StructuredQuery {
  const filters = where.map((filter) => {
    const [field_path = '', op = ''] = filter.split(' ');
    const text = { string_value: 'x' };
    const value = op === 'ARRAY_CONTAINS_ANY' ? { array_value: { values: [text] } } : text;
    return { field_filter: { field: { field_path }, op, value } };
  });
  const order_by = order.map((sort) => {
    const [field_path = '', direction = ''] = sort.split(' ');
    return { field: { field_path }, direction };
  });
  const from = [{ collection_id: 'leads' }];
  return { from, where: { composite_filter: { op: 'AND', filters } }, order_by };
}

const ask = (where: string[], order: string[]) =>
  requireIndex(file, compileQuery(PARENT, queryOf(where, order)).shape);

test.each([
  ['all', [], []],
  ['one equal value', ['town EQUAL'], []],
  ['equal values of several fields', ['town EQUAL', 'stage EQUAL', 'size EQUAL'], []],
  ['an equal value and a list', ['town EQUAL', 'tags ARRAY_CONTAINS_ANY'], []],
  ['a range', ['size GREATER_THAN'], []],
  ['a range in its own order', ['size GREATER_THAN'], ['size DESCENDING']],
  ['an order, the name in the same', [], ['size DESCENDING', '__name__ DESCENDING']],
])('Firestore answers by the indexes that each field has: %s', (_, where, order) => {
  expect(() => ask(where, order)).not.toThrow();
});

test.each([
  ['an equal value, then an order', ['town EQUAL'], ['day DESCENDING']],
  ['an equal value, then a range', ['town EQUAL', 'day LESS_THAN'], ['day DESCENDING']],
  ['a list, then an order', ['tags ARRAY_CONTAINS_ANY'], ['day DESCENDING']],
  ['two indexes merged', ['town EQUAL', 'stage EQUAL'], ['day DESCENDING']],
  ['two orders', [], ['day ASCENDING', 'size ASCENDING']],
  ['the name against the order', [], ['day DESCENDING', '__name__ ASCENDING']],
])('with its composite index a query is answered: %s', (_, where, order) => {
  expect(() => ask(where, order)).not.toThrow();
});

test.each([
  ['another direction', ['town EQUAL'], ['day ASCENDING'], 'town ASCENDING, day ASCENDING'],
  ['the order of a range', ['stage EQUAL', 'day LESS_THAN'], [], 'stage ASCENDING, day ASCENDING'],
  ['another field', ['town EQUAL'], ['size ASCENDING'], 'town ASCENDING, size ASCENDING'],
  [
    'one field more',
    ['town EQUAL', 'size EQUAL'],
    ['day DESCENDING'],
    'town ASCENDING, size ASCENDING, day DESCENDING',
  ],
  ['orders turned', [], ['size ASCENDING', 'day ASCENDING'], 'size ASCENDING, day ASCENDING'],
  [
    'the name against the order',
    [],
    ['size ASCENDING', '__name__ DESCENDING'],
    'size ASCENDING, __name__ DESCENDING',
  ],
  ['an exempt field', ['note EQUAL'], [], 'note ASCENDING'],
  ['a part of an exempt field', [], ['note.text ASCENDING'], 'note.text ASCENDING'],
])('without its index a query is refused, and told which: %s', (_, where, order, fields) => {
  expect(() => ask(where, order)).toThrow(`leads (${fields})`);
});

// Asked without the SDK, which asks again twice before it hands the refusal on.
test('a query without its index is answered as Google answers it: code 9', async () => {
  const server = await startFirestoreServer({ indexes: file });
  const Client = makeClientConstructor(firestoreService, 'Firestore');
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const structured_query = queryOf(['town EQUAL'], ['size ASCENDING']);
  const { promise, resolve } = Promise.withResolvers();
  client['RunQuery']?.({ parent: PARENT, structured_query }, metadata)
    .on('error', resolve)
    .resume();
  expect(await promise).toMatchObject({
    code: status.FAILED_PRECONDITION,
    details: expect.stringContaining('leads (town ASCENDING, size ASCENDING)'),
  });
  client.close();
  await server.close();
});
