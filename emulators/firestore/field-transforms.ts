import { getField, parseWritablePath, withField } from './field-paths.ts';
import type { Fields, FieldTransform, Value } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { numberOf } from './value-order.ts';

export interface Transformed {
  fields: Fields;
  results: Value[];
}

/** Applies the increments in their order; each sees what the ones before it did. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
): Transformed {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    refuseUnsupported('FieldTransform', transform, ['field_path', 'increment']);
    const path = parseWritablePath(transform.field_path);
    const result = increment(getField(current, path), transform.increment);
    current = withField(current, path, result);
    results.push(result);
  }
  return { fields: current, results };
}

/** Two integers add up to an integer; with a double it is a double. A field that is no number counts as none. */
function increment(current: Value | undefined, operand: Value | undefined): Value {
  if (!operand || numberOf(operand) === undefined) {
    throw invalidArgument('An increment needs a number.');
  }
  const before = current && numberOf(current);
  if (before === undefined) {
    return operand;
  }
  const sum = before + (numberOf(operand) as number);
  return current?.integer_value !== undefined && operand.integer_value !== undefined
    ? { integer_value: String(sum) }
    : { double_value: sum };
}
