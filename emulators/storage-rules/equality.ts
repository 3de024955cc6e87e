import { type RulesMap, RulesPath, RulesTimestamp, type Value } from './values.ts';

/** The language's `==`: values of different types are unequal, but int and float compare as numbers. */
export function equals(left: Value, right: Value): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  if (left === null || right === null || typeof left !== 'object') return left === right;
  if (Array.isArray(left)) return Array.isArray(right) && sameItems(left, right);
  if (left instanceof Map) return right instanceof Map && sameEntries(left, right);
  if (left instanceof RulesPath) {
    return right instanceof RulesPath && sameItems(left.segments, right.segments);
  }
  if (left instanceof RulesTimestamp) {
    return right instanceof RulesTimestamp && left.epochNanos === right.epochNanos;
  }
  return left === right;
}

export function contains(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => equals(item, wanted));
}

function sameItems(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((item, at) => equals(item, right[at] ?? null));
}

function sameEntries(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => right.has(key) && equals(value, right.get(key) ?? null));
}
