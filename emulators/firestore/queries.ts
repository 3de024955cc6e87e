import { checkSegment, parseParentName } from './document-names.ts';
import type { CollectionScope, Documents, StoredDocument } from './documents.ts';
import { type FieldPath, pickFields } from './field-paths.ts';
import type { FieldReference, Filter, StructuredQuery } from './messages.ts';
import { parseQueryField } from './query-fields.ts';
import { compileFilter } from './query-filters.ts';
import { afterCursor, compareKeys, fullOrder, place } from './query-order.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument, StatusError, unimplemented } from './status-error.ts';

export interface Query {
  scope: CollectionScope;
  run(documents: Documents): StoredDocument[];
}

/** Reads a structured query once; what it asks wrongly or beyond this server is refused here. */
export function compileQuery(parentName: string, query: StructuredQuery): Query {
  refuseUnsupported('StructuredQuery', query, [
    'select',
    'from',
    'where',
    'order_by',
    'start_at',
    'limit',
  ]);
  refuseBackwardKeyScan(query);
  const scope = parseScope(parentName, query.from);
  const filter = compileFilter(query.where);
  const orders = fullOrder(query.order_by, filter.inequalities);
  const isAfter = afterCursor(orders, query.start_at);
  const project = projection(query.select);
  const limit = query.limit?.value ?? Number.POSITIVE_INFINITY;

  function run(documents: Documents): StoredDocument[] {
    return documents
      .list(scope)
      .filter((document) => filter.matches(document, scope.database))
      .map((document) => place(document, scope.database, orders))
      .filter((placed) => placed !== undefined)
      .filter(isAfter)
      .sort((left, right) => compareKeys(left.key, right.key, orders))
      .slice(0, limit)
      .map(({ document }) => project(document));
  }
  return { scope, run };
}

/** Firestore keeps an index by document id upwards only. */
function refuseBackwardKeyScan({ order_by: [first], where }: StructuredQuery): void {
  const isBackward = first?.direction === 'DESCENDING' && isName(first.field);
  if (isBackward && !(where && comparesAField(where))) {
    throw new StatusError('FAILED_PRECONDITION', 'Firestore does not scan keys backwards.');
  }
}

function comparesAField({ composite_filter, field_filter, unary_filter }: Filter): boolean {
  const filter = field_filter ?? unary_filter;
  if (filter) {
    return !isName(filter.field);
  }
  return composite_filter?.filters.some(comparesAField) ?? false;
}

function isName(field: FieldReference): boolean {
  return parseQueryField(field).path === 'name';
}

function parseScope(parentName: string, from: StructuredQuery['from']): CollectionScope {
  const { database, path } = parseParentName(parentName);
  const [selector, ...others] = from;
  if (!selector || others.length > 0) {
    throw invalidArgument('A query reads from exactly one collection.');
  }
  const { collection_id: id = '', all_descendants: isGroup = false } = selector;
  if (isGroup) {
    throw unimplemented('a collection group');
  }
  checkSegment(id);
  return { database, parent: path, id };
}

type Projection = (document: StoredDocument) => StoredDocument;

function projection(select: StructuredQuery['select']): Projection {
  if (!select || select.fields.length === 0) {
    return (document) => document;
  }
  const paths = select.fields
    .map((field) => parseQueryField(field).path)
    .filter((path): path is FieldPath => path !== 'name');
  return (document) => ({ ...document, fields: pickFields(document.fields, paths) });
}
