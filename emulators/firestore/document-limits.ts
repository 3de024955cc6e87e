import type { Fields, Value } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_DEPTH = 20;
const DOCUMENT_OVERHEAD_BYTES = 32;
const NAME_OVERHEAD_BYTES = 16;
const VALUE_TYPES = [
  'null_value',
  'boolean_value',
  'integer_value',
  'double_value',
  'string_value',
  'array_value',
  'map_value',
];

/** Counts as https://firebase.google.com/docs/firestore/storage-size does. */
export function checkDocumentSize(path: string, fields: Fields): void {
  const bytes = nameBytes(path) + fieldsBytes(fields) + DOCUMENT_OVERHEAD_BYTES;
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `The document "${path}" cannot be written: its ${bytes} bytes exceed ${MAX_DOCUMENT_BYTES}.`,
    );
  }
}

/** Refuses what Firestore does not store: empty values, lists directly in lists, maps nested too deep. */
export function checkFields(fields: Fields, depth = 0): void {
  if (depth > MAX_DEPTH) {
    throw invalidArgument(`A value is nested deeper than ${MAX_DEPTH} levels.`);
  }
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkValue(value, depth + 1);
  }
}

function checkFieldName(name: string): void {
  if (name === '' || /^__.*__$/s.test(name)) {
    throw invalidArgument(`"${name}" cannot be the name of a field.`);
  }
}

function checkValue(value: Value, depth: number): void {
  if (Object.keys(value).length === 0) {
    throw invalidArgument('A value has no type.');
  }
  refuseUnsupported('Value', value, VALUE_TYPES);
  if (value.map_value) {
    checkFields(value.map_value.fields, depth);
  }
  for (const element of value.array_value?.values ?? []) {
    if (element.array_value) {
      throw invalidArgument('A list cannot directly contain another list.');
    }
    checkValue(element, depth + 1);
  }
}

function nameBytes(path: string): number {
  return path.split('/').reduce((sum, part) => sum + stringBytes(part), NAME_OVERHEAD_BYTES);
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
  if (value.array_value !== undefined) {
    return value.array_value.values.reduce((sum, element) => sum + valueBytes(element), 0);
  }
  return value.null_value !== undefined || value.boolean_value !== undefined ? 1 : 8;
}
