import type { StoredDocument } from './documents.ts';
import { getField, parseFieldPath } from './field-paths.ts';
import type { Aggregation, FieldReference, Fields, Value } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { numberOf, rankOf, typeRank } from './value-order.ts';

const INT64_LIMIT = 2n ** 63n;

/** Each aggregation under its alias, or `field_1`, `field_2` … where it has none. */
export function aggregate(documents: StoredDocument[], aggregations: Aggregation[]): Fields {
  if (aggregations.length === 0) {
    throw invalidArgument('An aggregation query needs an aggregation.');
  }
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [
      aggregation.alias || `field_${index + 1}`,
      result(documents, aggregation),
    ]),
  );
}

function result(documents: StoredDocument[], aggregation: Aggregation): Value {
  refuseUnsupported('Aggregation', aggregation, ['count', 'sum', 'avg', 'alias']);
  if (aggregation.count) {
    const upTo = Number(aggregation.count.up_to?.value ?? Number.POSITIVE_INFINITY);
    return { integer_value: String(Math.min(documents.length, upTo)) };
  }
  if (aggregation.sum) {
    return sum(numbersIn(documents, aggregation.sum.field));
  }
  if (aggregation.avg) {
    return average(numbersIn(documents, aggregation.avg.field));
  }
  throw invalidArgument('An aggregation has no operator.');
}

/** Values of other types are left out. */
function numbersIn(documents: StoredDocument[], field: FieldReference): (bigint | number)[] {
  const path = parseFieldPath(field.field_path);
  return documents
    .map((document) => getField(document.fields, path))
    .filter((value) => value !== undefined && rankOf(value) === typeRank.number)
    .map((value) => numberOf(value as Value));
}

/** An integer while all are integers and the sum fits int64, otherwise a double. */
function sum(numbers: (bigint | number)[]): Value {
  if (numbers.every((number) => typeof number === 'bigint')) {
    const total = numbers.reduce((left, right) => left + right, 0n);
    if (total < INT64_LIMIT && total >= -INT64_LIMIT) {
      return { integer_value: String(total) };
    }
  }
  return { double_value: addAsDoubles(numbers) };
}

function average(numbers: (bigint | number)[]): Value {
  return numbers.length === 0
    ? { null_value: 'NULL_VALUE' }
    : { double_value: addAsDoubles(numbers) / numbers.length };
}

function addAsDoubles(numbers: (bigint | number)[]): number {
  return numbers.reduce<number>((total, number) => total + Number(number), 0);
}
