import { formatDocumentName } from './document-names.ts';
import type { StoredDocument } from './documents.ts';
import { type FieldPath, getField, parseFieldPath } from './field-paths.ts';
import type { FieldReference, Value } from './messages.ts';

/** What a query may name: a field, or the document's own name. */
export type QueryField = { text: string; path: FieldPath | 'name' };

export const documentNameField: QueryField = { text: '__name__', path: 'name' };

export function parseQueryField(reference: FieldReference | undefined): QueryField {
  const text = reference?.field_path ?? '';
  return text === documentNameField.text ? documentNameField : { text, path: parseFieldPath(text) };
}

export function fieldValue(
  field: QueryField,
  document: StoredDocument,
  database: string,
): Value | undefined {
  return field.path === 'name'
    ? { reference_value: formatDocumentName({ database, path: document.path }) }
    : getField(document.fields, field.path);
}
