import type { StoredDocument } from './documents.ts';
import type { Cursor, StructuredQuery, Value } from './messages.ts';
import { documentNameField, fieldValue, parseQueryField, type QueryField } from './query-fields.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { compareUtf8 } from './utf8-order.ts';
import { compareValues } from './value-order.ts';

export interface Order {
  field: QueryField;
  sign: 1 | -1;
}

/** A document with the values by which it is ordered, one for each order. */
export interface OrderedDocument {
  document: StoredDocument;
  key: Value[];
}

/**
 * The full order of a query: what it says, then the fields of its inequalities by name, then `__name__`;
 * what is added runs in the direction of the last one said.
 */
export function fullOrder(
  said: StructuredQuery['order_by'],
  inequalities: readonly QueryField[],
): Order[] {
  const orders: Order[] = said.map(({ field, direction }) => ({
    field: parseQueryField(field),
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  const sign = orders.at(-1)?.sign ?? 1;
  const implied = [...inequalities]
    .filter((field) => field.path !== 'name')
    .sort((a, b) => compareUtf8(a.text, b.text));
  for (const field of [...implied, documentNameField]) {
    if (!orders.some((order) => order.field.text === field.text)) {
      orders.push({ field, sign });
    }
  }
  return orders;
}

/** Undefined when the document lacks a field of the order: the query leaves it out. */
export function place(
  document: StoredDocument,
  database: string,
  orders: readonly Order[],
): OrderedDocument | undefined {
  const key: Value[] = [];
  for (const { field } of orders) {
    const value = fieldValue(field, document, database);
    if (value === undefined) {
      return undefined;
    }
    key.push(value);
  }
  return { document, key };
}

export function compareKeys(left: Value[], right: Value[], orders: readonly Order[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) {
      return order * (orders[index]?.sign ?? 1);
    }
  }
  return 0;
}

/** The cursor of `startAfter`: it names the first values of the order. */
export function afterCursor(
  orders: readonly Order[],
  cursor: Cursor | undefined,
): (placed: OrderedDocument) => boolean {
  refuseUnsupported('Cursor', cursor, ['values']);
  if (cursor && cursor.values.length > orders.length) {
    throw invalidArgument('A cursor has more values than the query has orders.');
  }
  return ({ key }) => !cursor || compareKeys(key, cursor.values, orders) > 0;
}
