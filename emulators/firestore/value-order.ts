import { comparePaths } from './document-names.ts';
import type { Fields, Value } from './messages.ts';
import { compareTimestamps } from './timestamps.ts';
import { compareUtf8 } from './utf8-order.ts';

/** The order of the types among each other, as Firestore documents it. */
export const typeRank = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

export function rankOf(value: Value): number {
  if (value.string_value !== undefined) return typeRank.string;
  if (value.integer_value !== undefined || value.double_value !== undefined) return typeRank.number;
  if (value.boolean_value !== undefined) return typeRank.boolean;
  if (value.timestamp_value !== undefined) return typeRank.timestamp;
  if (value.map_value !== undefined) return isVector(value) ? typeRank.vector : typeRank.map;
  if (value.array_value !== undefined) return typeRank.array;
  if (value.bytes_value !== undefined) return typeRank.bytes;
  if (value.reference_value !== undefined) return typeRank.reference;
  if (value.geo_point_value !== undefined) return typeRank.geoPoint;
  return typeRank.null;
}

/** Negative, zero or positive. Zero also for 1 and 1.0, which Firestore takes for equal. */
export function compareValues(left: Value, right: Value): number {
  const rank = rankOf(left);
  return rank - rankOf(right) || compareSameRank(rank, left, right);
}

export function valuesEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

export function isNaNValue(value: Value): boolean {
  return Number.isNaN(value.double_value);
}

/** int64 as bigint: JavaScript compares a bigint with a double exactly. */
export function numberOf(value: Value): bigint | number {
  return value.integer_value === undefined
    ? (value.double_value as number)
    : BigInt(value.integer_value);
}

function compareSameRank(rank: number, left: Value, right: Value): number {
  switch (rank) {
    case typeRank.boolean:
      return Number(left.boolean_value) - Number(right.boolean_value);
    case typeRank.number:
      return compareNumbers(numberOf(left), numberOf(right));
    case typeRank.timestamp:
      return compareTimestamps(left.timestamp_value ?? {}, right.timestamp_value ?? {});
    case typeRank.string:
      return compareUtf8(left.string_value as string, right.string_value as string);
    case typeRank.bytes:
      return Buffer.compare(left.bytes_value as Uint8Array, right.bytes_value as Uint8Array);
    case typeRank.reference:
      return comparePaths(left.reference_value as string, right.reference_value as string);
    case typeRank.geoPoint:
      return compareGeoPoints(left, right);
    case typeRank.array:
      return compareLists(left.array_value?.values ?? [], right.array_value?.values ?? []);
    case typeRank.vector:
      return compareVectors(left, right);
    case typeRank.map:
      return compareMaps(left.map_value?.fields ?? {}, right.map_value?.fields ?? {});
    default:
      return 0;
  }
}

function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) {
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  }
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareGeoPoints(left: Value, right: Value): number {
  const a = left.geo_point_value ?? {};
  const b = right.geo_point_value ?? {};
  return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
}

function compareLists(left: Value[], right: Value[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const a = Object.keys(left).sort(compareUtf8);
  const b = Object.keys(right).sort(compareUtf8);
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const key = a[index] as string;
    const order =
      compareUtf8(key, b[index] as string) || compareValues(left[key] ?? {}, right[key] ?? {});
    if (order !== 0) {
      return order;
    }
  }
  return a.length - b.length;
}

function isVector(value: Value): boolean {
  return value.map_value?.fields['__type__']?.string_value === '__vector__';
}

function compareVectors(left: Value, right: Value): number {
  const a = left.map_value?.fields['value']?.array_value?.values ?? [];
  const b = right.map_value?.fields['value']?.array_value?.values ?? [];
  return a.length - b.length || compareLists(a, b);
}
