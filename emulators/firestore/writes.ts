import type { StoredDocument, WritableDocuments } from './documents.ts';
import { invalidArgument, refuseUnsupported, StatusError } from './errors.ts';
import {
  type Document,
  type Fields,
  type FieldTransform,
  microsOf,
  timestampFromMicros,
  type Value,
  type Write,
  type WriteResult,
} from './messages.ts';
import { getField, parseDocumentName, parseFieldPath, withField } from './names.ts';
import { checkDocumentSize, checkFields, numberOf } from './values.ts';

const KNOWN = ['update', 'delete', 'update_mask', 'update_transforms', 'current_document'];

/** A write of a commit sees the writes before it. When one throws, the whole commit fails. */
export function applyWrite(
  draft: WritableDocuments,
  database: string,
  write: Write,
  commitMicros: number,
): WriteResult {
  refuseUnsupported('Write', write, KNOWN);
  const path = documentOf(write, database);
  const stored = draft.get(database, path);
  checkPrecondition(path, stored, write.current_document);
  if (!write.update) {
    draft.remove(database, path);
    return { transform_results: [] };
  }
  const merged = mergeFields(stored?.fields ?? {}, write.update, write.update_mask?.field_paths);
  const { fields, results } = applyTransforms(merged, write.update_transforms);
  checkFields(fields);
  checkDocumentSize(path, fields);
  const createMicros = stored?.createMicros ?? commitMicros;
  draft.put(database, { path, fields, createMicros, updateMicros: commitMicros });
  return { update_time: timestampFromMicros(commitMicros), transform_results: results };
}

/** The path of the document that it writes. */
export function documentOf(write: Write, database: string): string {
  const name = write.update?.name ?? write.delete ?? '';
  const { database: named, path } = parseDocumentName(name);
  if (named !== database) throw invalidArgument(`${name} is not in the database ${database}.`);
  return path;
}

function checkPrecondition(
  name: string,
  stored: StoredDocument | undefined,
  precondition: Write['current_document'],
): void {
  refuseUnsupported('Precondition', precondition, ['exists', 'update_time']);
  if (precondition?.exists === true && !stored)
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  if (precondition?.exists === false && stored)
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  const seen = precondition?.update_time && microsOf(precondition.update_time);
  if (seen !== undefined && seen !== stored?.updateMicros)
    throw new StatusError('FAILED_PRECONDITION', `Document was changed: ${name}`);
}

/** Only the paths of the mask change. A path that the update lacks is removed. */
function mergeFields(stored: Fields, update: Document, mask: string[] | undefined): Fields {
  if (!mask) return update.fields;
  return mask
    .map(parseFieldPath)
    .reduce((fields, path) => withField(fields, path, getField(update.fields, path)), stored);
}

function applyTransforms(fields: Fields, transforms: readonly FieldTransform[]) {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    refuseUnsupported('FieldTransform', transform, ['field_path', 'increment']);
    const path = parseFieldPath(transform.field_path);
    const result = increment(getField(current, path), transform.increment);
    current = withField(current, path, result);
    results.push(result);
  }
  return { fields: current, results };
}

/**
 * The sum of two integers is an integer, any other a double. A field that is no number is replaced.
 */
function increment(current: Value | undefined, operand: Value = {}): Value {
  const by = numberOf(operand);
  if (by === undefined) throw invalidArgument('An increment needs a number.');
  const before = current && numberOf(current);
  if (before === undefined) return operand;
  const isInteger = current?.integer_value !== undefined && operand.integer_value !== undefined;
  return isInteger ? { integer_value: String(before + by) } : { double_value: before + by };
}
