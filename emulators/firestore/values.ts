import { invalidArgument, refuseUnsupported, unimplemented } from './errors.ts';
import type { Fields, Value } from './messages.ts';
import { comparePaths, compareUtf8 } from './names.ts';

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

/** @returns a negative number, zero or a positive one; for Firestore 1 and 1.0 are equal */
export function compareValues(left: Value, right: Value): number {
  return rankOf(left) - rankOf(right) || compareSameType(left, right);
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

// https://firebase.google.com/docs/firestore/quotas
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_FIELD_NAME_BYTES = 1_500;
const DOCUMENT_OVERHEAD_BYTES = 32;
const NAME_OVERHEAD_BYTES = 16;
const STORED_TYPES = Object.keys(RANKS).filter((type) => type !== 'reference_value');

/** Counts as https://firebase.google.com/docs/firestore/storage-size does. */
export function checkDocumentSize(path: string, fields: Fields): void {
  const nameBytes = path.split('/').reduce((sum, id) => sum + stringBytes(id), NAME_OVERHEAD_BYTES);
  const bytes = nameBytes + fieldsBytes(fields) + DOCUMENT_OVERHEAD_BYTES;
  if (bytes > MAX_DOCUMENT_BYTES)
    throw invalidArgument(`"${path}" has ${bytes} bytes, more than ${MAX_DOCUMENT_BYTES}.`);
}

function stringBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function fieldsBytes(fields: Fields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + stringBytes(name) + valueBytes(value),
    0,
  );
}

function valueBytes(value: Value): number {
  if (value.string_value !== undefined) return stringBytes(value.string_value);
  if (value.map_value !== undefined) return fieldsBytes(value.map_value.fields);
  if (value.array_value !== undefined)
    return value.array_value.values.reduce((sum, element) => sum + valueBytes(element), 0);
  return value.null_value !== undefined || value.boolean_value !== undefined ? 1 : 8;
}

export function checkFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES)
      throw invalidArgument(`A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
    checkValue(value);
  }
}

function checkValue(value: Value): void {
  if (Object.keys(value).length === 0) throw invalidArgument('A value has no type.');
  refuseUnsupported('Value', value, STORED_TYPES);
  const { string_value: text, map_value: map, array_value: list } = value;
  if (text !== undefined && Buffer.byteLength(text) > MAX_VALUE_BYTES)
    throw invalidArgument(`A value is longer than ${MAX_VALUE_BYTES} bytes.`);
  if (map) checkFields(map.fields);
  for (const element of list?.values ?? []) {
    if (element.array_value) throw invalidArgument('A list cannot directly contain another list.');
    checkValue(element);
  }
}
