import { comparePaths } from './document-names.ts';
import type { Value } from './messages.ts';
import { unimplemented } from './status-error.ts';
import { compareUtf8 } from './utf8-order.ts';

/** The order of the types among each other, as Firestore documents it. */
const RANKS: Record<keyof Value, number> = {
  null_value: 0,
  boolean_value: 1,
  integer_value: 2,
  double_value: 2,
  string_value: 4,
  reference_value: 6,
  array_value: 8,
  map_value: 10,
};

export function rankOf(value: Value): number {
  const [type] = Object.keys(value) as (keyof Value)[];
  return type ? RANKS[type] : RANKS.null_value;
}

/** Negative, zero or positive. Zero also for 1 and 1.0, which Firestore takes for equal. */
export function compareValues(left: Value, right: Value): number {
  return rankOf(left) - rankOf(right) || compareSameType(left, right);
}

export function valuesEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

export function numberOf(value: Value): number | undefined {
  return value.integer_value === undefined ? value.double_value : Number(value.integer_value);
}

function compareSameType(left: Value, right: Value): number {
  switch (rankOf(left)) {
    case RANKS.null_value:
      return 0;
    case RANKS.boolean_value:
      return Number(left.boolean_value) - Number(right.boolean_value);
    case RANKS.double_value:
      return (numberOf(left) as number) - (numberOf(right) as number);
    case RANKS.string_value:
      return compareUtf8(left.string_value as string, right.string_value as string);
    case RANKS.reference_value:
      return comparePaths(left.reference_value as string, right.reference_value as string);
    default:
      throw unimplemented('the order of lists and of maps');
  }
}
