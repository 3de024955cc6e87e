import { checkDocumentSize, checkFields } from './document-limits.ts';
import { parseDocumentName } from './document-names.ts';
import type { Draft } from './documents.ts';
import { getField, parseWritablePath, withField } from './field-paths.ts';
import { applyTransforms } from './field-transforms.ts';
import type { Document, Fields, Write, WriteResult } from './messages.ts';
import { checkPrecondition } from './preconditions.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument } from './status-error.ts';
import { timestampFromMicros } from './timestamps.ts';

/**
 * Applies one write inside the commit that is under way. A write sees the ones before it; when any throws,
 * the commit as a whole is taken back.
 */
export function applyWrite(
  draft: Draft,
  database: string,
  write: Write,
  commitMicros: number,
): WriteResult {
  refuseUnsupported('Write', write, [
    'update',
    'delete',
    'update_mask',
    'update_transforms',
    'current_document',
  ]);
  const name = write.update?.name ?? write.delete;
  const resource = parseDocumentName(name);
  if (resource.database !== database) {
    throw invalidArgument(`${name} is not in the database ${database}.`);
  }
  const stored = draft.get(database, resource.path);
  checkPrecondition(name as string, stored, write.current_document);
  if (!write.update) {
    draft.remove(database, resource.path);
    return { transform_results: [] };
  }
  const { fields, results } = applyTransforms(
    mergeFields(stored?.fields ?? {}, write.update, write.update_mask?.field_paths),
    write.update_transforms,
  );
  checkFields(fields);
  checkDocumentSize(resource.path, fields);
  draft.put(database, {
    path: resource.path,
    fields,
    createMicros: stored?.createMicros ?? commitMicros,
    updateMicros: commitMicros,
  });
  return { update_time: timestampFromMicros(commitMicros), transform_results: results };
}

/** With a mask only its paths change, and those that the update does not have are removed. */
function mergeFields(stored: Fields, update: Document, mask: string[] | undefined): Fields {
  return mask
    ? mask
        .map(parseWritablePath)
        .reduce((fields, path) => withField(fields, path, getField(update.fields, path)), stored)
    : update.fields;
}
