import type { StoredDocument } from './documents.ts';
import type { Filter, Value } from './messages.ts';
import { documentNameField, fieldValue, parseQueryField, type QueryField } from './query-fields.ts';
import { invalidArgument, unimplemented } from './status-error.ts';
import { compareValues, isNaNValue, rankOf, valuesEqual } from './value-order.ts';

export type Predicate = (document: StoredDocument, database: string) => boolean;

type Test = (value: Value) => boolean;

export interface CompiledFilter {
  matches: Predicate;
  /** The fields of inequalities: results are ordered by them, also without an `order_by`. */
  inequalities: QueryField[];
}

const MAX_ALTERNATIVES = 30;
const MAX_EXCLUSIONS = 10;

export function compileFilter(filter: Filter | undefined): CompiledFilter {
  if (!filter) {
    return { matches: () => true, inequalities: [] };
  }
  if (filter.composite_filter) {
    return compileComposite(filter.composite_filter);
  }
  if (filter.field_filter) {
    const { field, op = 'OPERATOR_UNSPECIFIED', value } = filter.field_filter;
    return compileTest(parseQueryField(field), op, value);
  }
  if (filter.unary_filter) {
    const { field, op = 'OPERATOR_UNSPECIFIED' } = filter.unary_filter;
    return compileTest(parseQueryField(field), op, { null_value: 'NULL_VALUE' });
  }
  throw invalidArgument('A filter of the query is empty.');
}

function compileComposite(composite: { op?: string; filters: Filter[] }): CompiledFilter {
  const parts = composite.filters.map(compileFilter);
  const inequalities = parts.flatMap((part) => part.inequalities);
  switch (composite.op) {
    case 'AND':
      return { matches: (doc, db) => parts.every((part) => part.matches(doc, db)), inequalities };
    case 'OR':
      return { matches: (doc, db) => parts.some((part) => part.matches(doc, db)), inequalities };
    default:
      throw unimplemented(`the composite filter ${composite.op}`);
  }
}

const INEQUALITY_OPERATORS = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

function compileTest(field: QueryField, operator: string, operand: Value): CompiledFilter {
  checkNameOperand(field, operator, operand);
  const test = testFor(operator, operand);
  return {
    matches: (document, database) => {
      const value = fieldValue(field, document, database);
      return value !== undefined && test(value);
    },
    inequalities: INEQUALITY_OPERATORS.has(operator) ? [field] : [],
  };
}

function testFor(operator: string, operand: Value): Test {
  switch (operator) {
    case 'EQUAL':
      return (value) => valuesEqual(value, operand);
    case 'NOT_EQUAL':
      return (value) => !isNull(value) && !valuesEqual(value, operand);
    case 'LESS_THAN':
      return ordered(operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return ordered(operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return ordered(operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return ordered(operand, (order) => order >= 0);
    case 'IN':
      return oneOf(alternatives(operator, operand, MAX_ALTERNATIVES));
    case 'NOT_IN':
      return noneOf(alternatives(operator, operand, MAX_EXCLUSIONS));
    case 'ARRAY_CONTAINS':
      return containing([operand]);
    case 'ARRAY_CONTAINS_ANY':
      return containing(alternatives(operator, operand, MAX_ALTERNATIVES));
    case 'IS_NULL':
      return isNull;
    case 'IS_NAN':
      return isNaNValue;
    case 'IS_NOT_NULL':
      return (value) => !isNull(value);
    case 'IS_NOT_NAN':
      return (value) => !isNull(value) && !isNaNValue(value);
    default:
      throw unimplemented(`the filter operator ${operator}`);
  }
}

function isNull(value: Value): boolean {
  return value.null_value !== undefined;
}

/** A range holds values of its operand's own type only. */
function ordered(operand: Value, accepts: (order: number) => boolean): Test {
  const rank = rankOf(operand);
  return (value) => rankOf(value) === rank && accepts(compareValues(value, operand));
}

/** null and NaN among the alternatives match nothing; only IS_NULL and IS_NAN find them. */
function oneOf(candidates: Value[]): Test {
  const findable = candidates.filter((value) => !isNull(value) && !isNaNValue(value));
  return (value) => findable.some((candidate) => valuesEqual(candidate, value));
}

/** A null among the exclusions excludes everything, as in SQL. */
function noneOf(exclusions: Value[]): Test {
  const excludesAll = exclusions.some(isNull);
  return (value) =>
    !excludesAll && !isNull(value) && !exclusions.some((other) => valuesEqual(other, value));
}

function containing(candidates: Value[]): Test {
  const matches = oneOf(candidates);
  return (value) => value.array_value?.values.some(matches) ?? false;
}

function alternatives(operator: string, operand: Value, max: number): Value[] {
  const values = operand.array_value?.values;
  if (!values || values.length === 0 || values.length > max) {
    throw invalidArgument(`The filter ${operator} needs a list of 1 to ${max} values.`);
  }
  return values;
}

function checkNameOperand(field: QueryField, operator: string, operand: Value): void {
  const operands = operand.array_value?.values ?? [operand];
  if (field === documentNameField && operands.some((value) => !value.reference_value)) {
    throw invalidArgument(`The filter ${operator} on __name__ needs the name of a document.`);
  }
}
