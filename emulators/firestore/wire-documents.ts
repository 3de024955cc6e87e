import { formatDocumentName } from './document-names.ts';
import type { StoredDocument } from './document-reader.ts';
import { parseFieldPath, pickFields } from './field-paths.ts';
import type { Document, DocumentMask } from './messages.ts';
import { timestampFromMicros } from './timestamps.ts';

/** A mask that is there but empty asks for the document without any field. */
export function toWireDocument(
  database: string,
  document: StoredDocument,
  mask?: DocumentMask,
): Document {
  return {
    name: formatDocumentName({ database, path: document.path }),
    fields: mask
      ? pickFields(document.fields, mask.field_paths.map(parseFieldPath))
      : document.fields,
    create_time: timestampFromMicros(document.createMicros),
    update_time: timestampFromMicros(document.updateMicros),
  };
}

/** A text that is another one whenever any of the documents changed. */
export function fingerprintOf(documents: readonly (StoredDocument | undefined)[]): string {
  return JSON.stringify(
    documents.map(
      (document) => document && [document.path, document.updateMicros, document.createMicros],
    ),
  );
}
