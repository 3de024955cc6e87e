import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DocumentStore, StoredDocument } from './documents.ts';
import { decodeFields, encodeFields } from './messages.ts';

const DOCUMENTS = 'documents.jsonl';
const METADATA = { format: 'firestore-standin', version: 3, documents: DOCUMENTS };

/** firebase-tools expects a metadata file that is named after the folder. */
export function writeExport(store: DocumentStore, database: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lines = store.all(database).map((document) => `${toLine(document)}\n`);
  writeFileSync(join(folder, DOCUMENTS), lines.join(''));
  const metadataFile = join(folder, `${basename(folder)}.overall_export_metadata`);
  writeFileSync(metadataFile, JSON.stringify(METADATA));
}

/** @throws on an export that another emulator wrote */
export function readExport(store: DocumentStore, metadataFile: string, database: string): void {
  if (readFileSync(metadataFile, 'utf8') !== JSON.stringify(METADATA))
    throw new Error(`${metadataFile} is not an export of this stand-in.`);
  const text = readFileSync(join(dirname(metadataFile), DOCUMENTS), 'utf8');
  store.load(database, text.split('\n').filter(Boolean).map(fromLine));
}

/** The fields are encoded as they travel, because JSON does not tell their types apart. */
function toLine({ fields, ...document }: StoredDocument): string {
  const encoded = Buffer.from(encodeFields(fields)).toString('base64');
  return JSON.stringify({ ...document, fields: encoded });
}

function fromLine(line: string): StoredDocument {
  const { fields, ...document } = JSON.parse(line);
  return { ...document, fields: decodeFields(Buffer.from(fields, 'base64')) };
}
