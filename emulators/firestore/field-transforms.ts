import { getField, parseWritablePath, withField } from './field-paths.ts';
import type { Fields, FieldTransform, Value } from './messages.ts';
import { invalidArgument, unimplemented } from './status-error.ts';
import { timestampFromMicros } from './timestamps.ts';
import {
  compareValues,
  isNaNValue,
  numberOf,
  rankOf,
  typeRank,
  valuesEqual,
} from './value-order.ts';

const MAX_INT64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);

export interface Transformed {
  fields: Fields;
  results: Value[];
}

/** Applies the transforms in their order; each sees what the ones before it did. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestMicros: number,
): Transformed {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const path = parseWritablePath(transform.field_path);
    const { stored, result } = transformValue(getField(current, path), transform, requestMicros);
    current = withField(current, path, stored);
    results.push(result);
  }
  return { fields: current, results };
}

function transformValue(
  current: Value | undefined,
  transform: FieldTransform,
  requestMicros: number,
): { stored: Value; result: Value } {
  if (transform.append_missing_elements) {
    return withoutResult(union(current, transform.append_missing_elements.values));
  }
  if (transform.remove_all_from_array) {
    return withoutResult(difference(current, transform.remove_all_from_array.values));
  }
  const stored = scalarTransform(current, transform, requestMicros);
  return { stored, result: stored };
}

function scalarTransform(
  current: Value | undefined,
  transform: FieldTransform,
  requestMicros: number,
): Value {
  if (transform.set_to_server_value === 'REQUEST_TIME') {
    // The server's time in a field has milliseconds only, unlike the update time.
    return { timestamp_value: timestampFromMicros(requestMicros - (requestMicros % 1000)) };
  }
  if (transform.increment) {
    return increment(current, numericOperand(transform.increment));
  }
  if (transform.maximum) {
    return extreme(current, numericOperand(transform.maximum), 1);
  }
  if (transform.minimum) {
    return extreme(current, numericOperand(transform.minimum), -1);
  }
  throw unimplemented(`the field transform ${JSON.stringify(transform)}`);
}

function withoutResult(stored: Value): { stored: Value; result: Value } {
  return { stored, result: { null_value: 'NULL_VALUE' } };
}

function numericOperand(operand: Value): Value {
  if (rankOf(operand) !== typeRank.number) {
    throw invalidArgument('A numeric field transform needs a number.');
  }
  return operand;
}

function isNumber(value: Value | undefined): value is Value {
  return value !== undefined && rankOf(value) === typeRank.number;
}

/** Two integers add up to an integer, held at the ends of int64; with a double it is a double. */
function increment(current: Value | undefined, operand: Value): Value {
  if (!isNumber(current)) {
    return operand;
  }
  const a = numberOf(current);
  const b = numberOf(operand);
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    const sum = a + b;
    const held = sum > MAX_INT64 ? MAX_INT64 : sum < minInt64 ? minInt64 : sum;
    return { integer_value: String(held) };
  }
  return { double_value: Number(a) + Number(b) };
}

/** Equal numbers of different types leave the stored one; NaN wins over every number. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(current) || isNaNValue(operand)) {
    return operand;
  }
  return !isNaNValue(current) && compareValues(operand, current) * sign > 0 ? operand : current;
}

function union(current: Value | undefined, added: readonly Value[]): Value {
  const values = [...(current?.array_value?.values ?? [])];
  for (const value of added) {
    if (!values.some((present) => valuesEqual(present, value))) {
      values.push(value);
    }
  }
  return { array_value: { values } };
}

function difference(current: Value | undefined, removed: readonly Value[]): Value {
  const values = current?.array_value?.values ?? [];
  const kept = values.filter((value) => !removed.some((other) => valuesEqual(other, value)));
  return { array_value: { values: kept } };
}
