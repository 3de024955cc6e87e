import { StatusError } from './errors.ts';

/** The part of firestore.indexes.json that decides which queries are answered. */
export interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}

interface IndexField {
  fieldPath: string;
  order?: string | undefined;
  arrayConfig?: string | undefined;
}

export interface QueryShape {
  collection: string;
  /** The query compares these fields with one value. */
  equal: string[];
  /** The query looks through the arrays of these fields. */
  contains: string[];
  /** The full order ends with the document's name. */
  sorted: { path: string; isDescending: boolean }[];
}

const NAME = '__name__';

/**
 * Refuses a query that Firestore would not answer for want of an index. Each field that is not
 * exempt has an index of its own, and filters for equal values use several of them. Every other
 * query needs composite indexes, each with fields of the filters first and the whole order at its
 * end:
 * https://firebase.google.com/docs/firestore/query-data/index-overview and
 * https://firebase.google.com/docs/firestore/query-data/indexing.
 * @throws {StatusError} FAILED_PRECONDITION, with the index that is missing
 */
export function requireIndex(file: IndexFile, shape: QueryShape): void {
  const filters = filtersOf(shape);
  const order = ownOrder(sortedFields(shape));
  const needsComposite = order.length > 1 || (order.length === 1 && filters.length > 0);
  if (!needsComposite) refuseExempt(file, shape.collection, [...filters, ...order]);
  else if (!isCovered(file, shape.collection, filters, order))
    throw missing(shape.collection, [...filters, ...order].map(textOf).join(', '));
}

function filtersOf({ equal, contains }: QueryShape): IndexField[] {
  return [
    ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    ...contains.map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' })),
  ];
}

/** The order of a field that has one value in all results does not matter. */
function sortedFields({ sorted, equal }: QueryShape): IndexField[] {
  return sorted
    .filter(({ path }) => !equal.includes(path))
    .map(({ path, isDescending }) => ({
      fieldPath: path,
      order: isDescending ? 'DESCENDING' : 'ASCENDING',
    }));
}

/** Every index ends with the name, by default in the direction of the field before it. */
function ownOrder(fields: IndexField[]): IndexField[] {
  const [before, last] = [fields.at(-2), fields.at(-1)];
  const isImplied = last?.fieldPath === NAME && last.order === (before?.order ?? 'ASCENDING');
  return isImplied ? fields.slice(0, -1) : fields;
}

function refuseExempt(file: IndexFile, collection: string, fields: IndexField[]): void {
  for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides) {
    if (indexes.length > 0) throw new Error(`The override of ${fieldPath} is not known here.`);
    const isExempt = (field: IndexField) => `${field.fieldPath}.`.startsWith(`${fieldPath}.`);
    const exempt = collectionGroup === collection && fields.find(isExempt);
    if (exempt) throw missing(collection, textOf(exempt));
  }
}

function isCovered(
  file: IndexFile,
  collection: string,
  filters: IndexField[],
  order: IndexField[],
): boolean {
  const usable = file.indexes
    .filter(({ collectionGroup, queryScope }) => {
      if (queryScope !== 'COLLECTION')
        throw new Error(`The scope ${queryScope} is not known here.`);
      return collectionGroup === collection;
    })
    .map(({ fields }) => ownOrder(fields))
    .filter((fields) => fields.slice(-order.length).map(textOf).join() === order.map(textOf).join())
    .map((fields) => fields.slice(0, -order.length))
    .filter((start) => start.every((field) => filters.some((filter) => isSame(filter, field))));
  if (filters.length === 0) return usable.length > 0;
  return filters.every((filter) => usable.flat().some((field) => isSame(filter, field)));
}

function isSame(left: IndexField, right: IndexField): boolean {
  return left.fieldPath === right.fieldPath && left.arrayConfig === right.arrayConfig;
}

function textOf({ fieldPath, order, arrayConfig }: IndexField): string {
  return `${fieldPath} ${order ?? arrayConfig}`;
}

function missing(collection: string, fields: string): StatusError {
  const index = `${collection} (${fields})`;
  return new StatusError(
    'FAILED_PRECONDITION',
    `The query requires an index that firestore.indexes.json has not: ${index}.`,
  );
}
