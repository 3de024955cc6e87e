import { formatDocumentName } from './document-names.ts';
import type { StoredDocument } from './documents.ts';
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
