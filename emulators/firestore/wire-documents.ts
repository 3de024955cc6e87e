import { formatDocumentName } from './document-names.ts';
import type { StoredDocument } from './documents.ts';
import type { Document } from './messages.ts';
import { timestampFromMicros } from './timestamps.ts';

export function toWireDocument(database: string, document: StoredDocument): Document {
  return {
    name: formatDocumentName({ database, path: document.path }),
    fields: document.fields,
    create_time: timestampFromMicros(document.createMicros),
    update_time: timestampFromMicros(document.updateMicros),
  };
}
