import type { StoredDocument } from './documents.ts';
import type { Filter, Value } from './messages.ts';
import { documentNameField, fieldValue, parseQueryField, type QueryField } from './query-fields.ts';
import { invalidArgument, unimplemented } from './status-error.ts';
import { compareValues, rankOf, valuesEqual } from './value-order.ts';

export type Predicate = (document: StoredDocument, database: string) => boolean;

type Test = (value: Value) => boolean;

export interface CompiledFilter {
  matches: Predicate;
  /** The fields of inequalities: results are ordered by them, also without an `order_by`. */
  inequalities: QueryField[];
}

const MAX_ALTERNATIVES = 30;

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

function compileComposite({ op, filters }: { op?: string; filters: Filter[] }): CompiledFilter {
  if (op !== 'AND') {
    throw unimplemented(`the composite filter ${op}`);
  }
  const parts = filters.map(compileFilter);
  return {
    matches: (document, database) => parts.every((part) => part.matches(document, database)),
    inequalities: parts.flatMap((part) => part.inequalities),
  };
}

const RANGES: Record<string, (order: number) => boolean> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};

function compileTest(field: QueryField, operator: string, operand: Value): CompiledFilter {
  checkNameOperand(field, operator, operand);
  const test = testFor(operator, operand);
  return {
    matches: (document, database) => {
      const value = fieldValue(field, document, database);
      return value !== undefined && test(value);
    },
    inequalities: operator in RANGES ? [field] : [],
  };
}

function testFor(operator: string, operand: Value): Test {
  const accepts = RANGES[operator];
  if (accepts) {
    // A range holds values of its operand's own type only.
    return (value) => rankOf(value) === rankOf(operand) && accepts(compareValues(value, operand));
  }
  switch (operator) {
    case 'EQUAL':
      return (value) => valuesEqual(value, operand);
    case 'IN':
      return oneOf(operator, operand);
    case 'ARRAY_CONTAINS_ANY': {
      const matches = oneOf(operator, operand);
      return (value) => value.array_value?.values.some(matches) ?? false;
    }
    case 'IS_NULL':
      return isNull;
    default:
      throw unimplemented(`the filter operator ${operator}`);
  }
}

function isNull(value: Value): boolean {
  return value.null_value !== undefined;
}

/** null among the alternatives matches nothing; only IS_NULL finds it. */
function oneOf(operator: string, operand: Value): Test {
  const values = operand.array_value?.values;
  if (!values || values.length === 0 || values.length > MAX_ALTERNATIVES) {
    throw invalidArgument(
      `The filter ${operator} needs a list of 1 to ${MAX_ALTERNATIVES} values.`,
    );
  }
  return (value) => !isNull(value) && values.some((candidate) => valuesEqual(candidate, value));
}

function checkNameOperand(field: QueryField, operator: string, operand: Value): void {
  const operands = operand.array_value?.values ?? [operand];
  if (field === documentNameField && operands.some((value) => !value.reference_value)) {
    throw invalidArgument(`The filter ${operator} on __name__ needs the name of a document.`);
  }
}
