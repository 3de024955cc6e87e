import { readFile } from 'node:fs/promises';
import { Query } from '@google-cloud/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { addMessages } from '../../test/samples.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { deliverLeads } from './deliver-leads.ts';
import { deleteExpired } from './lead-store.ts';

const api = await sharedTestApi();
afterEach(() => void vi.restoreAllMocks());

interface Field {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}
interface Shape {
  /** Fields that are equal to something, in any order. */
  equal: string[];
  contains: string[];
  ordered: string[];
}

interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string };
  unaryFilter?: { field: { fieldPath: string }; op: string };
  compositeFilter?: { filters: Filter[] };
}

function shapeOf(query: Query): Shape {
  // Not part of its types; what it sends to the database all the same.
  const { structuredQuery = {} } = (query as unknown as { toProto: () => unknown }).toProto() as {
    structuredQuery?: {
      where?: Filter;
      orderBy?: { field: { fieldPath: string }; direction: string }[];
    };
  };
  const shape: Shape = { equal: [], contains: [], ordered: [] };
  const ranges: string[] = [];
  const add = ({ fieldFilter, unaryFilter, compositeFilter }: Filter) => {
    for (const filter of compositeFilter?.filters ?? []) add(filter);
    if (unaryFilter) shape.equal.push(unaryFilter.field.fieldPath);
    if (!fieldFilter) return;
    const { field, op } = fieldFilter;
    if (['EQUAL', 'IN'].includes(op)) shape.equal.push(field.fieldPath);
    else if (op.startsWith('ARRAY')) shape.contains.push(field.fieldPath);
    else ranges.push(field.fieldPath);
  };
  if (structuredQuery.where) add(structuredQuery.where);
  const orders = (structuredQuery.orderBy ?? [])
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => `${field.fieldPath} ${direction}`);
  // Without an order a range is read upwards.
  shape.ordered = orders.length > 0 ? orders : ranges.map((field) => `${field} ASCENDING`);
  return shape;
}

/** One field alone has an index by itself; so has any number of fields that are equal to something. */
const needsIndex = ({ equal, contains, ordered }: Shape) =>
  contains.length + ordered.length > 0 && equal.length + contains.length + ordered.length > 1;

function serves(fields: Field[], { equal, contains, ordered }: Shape): boolean {
  const plain = fields.filter(({ arrayConfig }) => !arrayConfig);
  const first = plain.slice(0, equal.length).map(({ fieldPath }) => fieldPath);
  const rest = plain.slice(equal.length).map(({ fieldPath, order }) => `${fieldPath} ${order}`);
  const arrays = fields.filter(({ arrayConfig }) => arrayConfig).map(({ fieldPath }) => fieldPath);
  return (
    JSON.stringify([first.toSorted(), rest, arrays]) ===
    JSON.stringify([equal.toSorted(), ordered, contains])
  );
}

test('each query that the lists and the jobs ask has an index, and each index serves one', async () => {
  const [id] = await addMessages(api.firestore, {});
  const requested: Shape[] = [];
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(function (this: Query) {
    requested.push(shapeOf(this));
    return get.call(this);
  });

  for (const path of ['', '?folder=all', '?folder=spam', '?search=x', `/${id}/earlier`, '.csv'])
    await api.asAdmin('GET', `/messages${path}`);
  await api.asAdmin('POST', '/messages/empty-spam', { Newest: id });
  await api.asAdmin('POST', '/messages/forget', { Email: 'a@theni.example' });
  await deliverLeads(api.dependencies);
  await deleteExpired(api.dependencies);

  const { indexes } = JSON.parse(
    await readFile(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
  ) as { indexes: { fields: Field[] }[] };
  const missing = requested
    .filter(needsIndex)
    .filter((shape) => !indexes.some(({ fields }) => serves(fields, shape)));
  expect(missing).toEqual([]);
  const used = indexes.filter(({ fields }) => requested.some((shape) => serves(fields, shape)));
  expect(used).toEqual(indexes);
});
