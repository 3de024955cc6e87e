import type { CollectionScope, Documents, StoredDocument } from './documents.ts';
import { invalidArgument, refuseUnsupported, unimplemented } from './errors.ts';
import type { QueryShape } from './indexes.ts';
import type { Cursor, FieldReference, Filter, StructuredQuery, Value } from './messages.ts';
import {
  checkId,
  compareUtf8,
  type FieldPath,
  formatDocumentName,
  getField,
  parseFieldPath,
  parseParentName,
  withField,
} from './names.ts';
import { compareValues, rankOf } from './values.ts';

export interface Query {
  scope: CollectionScope;
  shape: QueryShape;
  run(documents: Documents): StoredDocument[];
}

type Read = (document: StoredDocument) => Value | undefined;

/** A field, or the document's own name. */
interface QueryField {
  text: string;
  read: Read;
}

interface Condition {
  field: QueryField;
  kind: 'equal' | 'contains' | 'range';
  holds: (value: Value) => boolean;
}

interface Order {
  field: QueryField;
  sign: 1 | -1;
}

const NAME = '__name__';
const MAX_ALTERNATIVES = 30;
const RANGES: Record<string, (order: number) => boolean> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

/** @throws {StatusError} for what Firestore would refuse, and for what the stand-in lacks */
export function compileQuery(parentName: string, query: StructuredQuery): Query {
  const known = ['select', 'from', 'where', 'order_by', 'start_at', 'limit'];
  refuseUnsupported('StructuredQuery', query, known);
  const scope = scopeOf(parentName, query.from);
  const conditions = conditionsOf(query.where, scope.database);
  const orders = fullOrder(query, conditions, scope.database);
  const isAfter = afterCursor(orders, query.start_at);
  const project = projection(query.select);
  const limit = query.limit?.value ?? Number.POSITIVE_INFINITY;

  function run(documents: Documents): StoredDocument[] {
    return documents
      .list(scope)
      .filter((document) =>
        conditions.every(({ field, holds }) => {
          const value = field.read(document);
          return value !== undefined && holds(value);
        }),
      )
      .map((document) => ({ document, key: orders.map(({ field }) => field.read(document)) }))
      .filter(isWhole)
      .filter(({ key }) => isAfter(key))
      .sort((left, right) => compareKeys(left.key, right.key, orders))
      .slice(0, limit)
      .map(({ document }) => project(document));
  }
  return { scope, shape: shapeOf(scope.id, conditions, orders), run };
}

function shapeOf(collection: string, conditions: Condition[], orders: Order[]): QueryShape {
  const fieldsOf = (kind: Condition['kind']) =>
    conditions.filter((condition) => condition.kind === kind).map(({ field }) => field.text);
  return {
    collection,
    equal: fieldsOf('equal'),
    contains: fieldsOf('contains'),
    sorted: orders.map(({ field, sign }) => ({ path: field.text, isDescending: sign < 0 })),
  };
}

/** A query leaves out a document that lacks a field of its order. */
function isWhole<T extends { key: (Value | undefined)[] }>(placed: T): placed is T & Placed {
  return placed.key.every((value) => value !== undefined);
}

interface Placed {
  key: Value[];
}

function scopeOf(parentName: string, from: StructuredQuery['from']): CollectionScope {
  const { database, path: parent } = parseParentName(parentName);
  const [selector, ...others] = from;
  if (!selector || others.length > 0)
    throw invalidArgument('A query reads from exactly one collection.');
  const { collection_id: id = '', all_descendants: isGroup = false } = selector;
  if (isGroup) throw unimplemented('a collection group');
  checkId(id);
  return { database, parent, id };
}

function fieldOf({ field_path: text }: FieldReference, database: string): QueryField {
  if (text === NAME) return nameOf(database);
  const path = parseFieldPath(text);
  return { text, read: ({ fields }) => getField(fields, path) };
}

function nameOf(database: string): QueryField {
  return {
    text: NAME,
    read: ({ path }) => ({ reference_value: formatDocumentName({ database, path }) }),
  };
}

function conditionsOf(filter: Filter | undefined, database: string): Condition[] {
  if (!filter) return [];
  const { composite_filter: composite, field_filter: single } = filter;
  if (composite) {
    if (composite.op !== 'AND') throw unimplemented(`the composite filter ${composite.op}`);
    return composite.filters.flatMap((part) => conditionsOf(part, database));
  }
  if (!single) throw unimplemented('this kind of filter');
  const { field, op = '', value: operand } = single;
  return [{ field: fieldOf(field, database), kind: kindOf(op), holds: testOf(op, operand) }];
}

function kindOf(operator: string): Condition['kind'] {
  if (operator in RANGES) return 'range';
  return operator === 'EQUAL' ? 'equal' : 'contains';
}

function testOf(operator: string, operand: Value): Condition['holds'] {
  const accepts = RANGES[operator];
  const isOperand = (value: Value) => compareValues(value, operand) === 0;
  // A range includes only values of the type of its operand.
  if (accepts)
    return (value) => rankOf(value) === rankOf(operand) && accepts(compareValues(value, operand));
  if (operator === 'EQUAL') return isOperand;
  if (operator !== 'ARRAY_CONTAINS_ANY') throw unimplemented(`the filter operator ${operator}`);
  const { values = [] } = operand.array_value ?? {};
  if (values.length === 0 || values.length > MAX_ALTERNATIVES)
    throw invalidArgument(`${operator} needs a list of 1 to ${MAX_ALTERNATIVES} values.`);
  return ({ array_value: list }) =>
    list?.values.some((value) => values.some((each) => compareValues(each, value) === 0)) ?? false;
}

/**
 * The full order of a query: its own, then the fields of its ranges by name, then `__name__`. The
 * added fields have the direction of the query's last one.
 */
function fullOrder(query: StructuredQuery, conditions: Condition[], database: string): Order[] {
  const orders: Order[] = query.order_by.map(({ field, direction }) => ({
    field: fieldOf(field, database),
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  const sign = orders.at(-1)?.sign ?? 1;
  const ranges = conditions.filter(({ kind }) => kind === 'range').map(({ field }) => field);
  const implied = ranges.sort((a, b) => compareUtf8(a.text, b.text));
  for (const field of [...implied, nameOf(database)])
    if (!orders.some((order) => order.field.text === field.text)) orders.push({ field, sign });
  return orders;
}

function compareKeys(left: Value[], right: Value[], orders: readonly Order[]): number {
  for (const [index, { sign }] of orders.entries()) {
    const [a, b] = [left[index], right[index]];
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return order * sign;
  }
  return 0;
}

/** The cursor of `startAfter` names the first values of the order. */
function afterCursor(orders: Order[], cursor: Cursor | undefined): (key: Value[]) => boolean {
  refuseUnsupported('Cursor', cursor, ['values']);
  if (cursor && cursor.values.length > orders.length)
    throw invalidArgument('A cursor has more values than the query has orders.');
  return (key) => !cursor || compareKeys(key, cursor.values, orders) > 0;
}

function projection(select: StructuredQuery['select']): (one: StoredDocument) => StoredDocument {
  if (!select || select.fields.length === 0) return (document) => document;
  const paths: FieldPath[] = select.fields
    .filter(({ field_path }) => field_path !== NAME)
    .map(({ field_path }) => parseFieldPath(field_path));
  return (document) => ({
    ...document,
    fields: paths.reduce(
      (fields, path) => withField(fields, path, getField(document.fields, path)),
      {},
    ),
  });
}
