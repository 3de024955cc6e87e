import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DocumentStore } from './document-store.ts';
import type { StoredDocument } from './documents.ts';
import { decodeFields, encodeFields } from './protos.ts';

interface ExportMetadata {
  format: string;
  version: number;
  documents: string;
}

const metadata: ExportMetadata = {
  format: 'firestore-standin',
  version: 3,
  documents: 'documents.jsonl',
};

/** Writes the folder that firebase-tools expects: a metadata file named after it, and what that points to. */
export function writeExport(store: DocumentStore, database: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lines = store.all(database).map((document) => `${toLine(document)}\n`);
  writeFileSync(join(folder, metadata.documents), lines.join(''));
  const metadataFile = join(folder, `${basename(folder)}.overall_export_metadata`);
  writeFileSync(metadataFile, `${JSON.stringify(metadata, undefined, 2)}\n`);
}

/** Reads an export into the given database. Throws on one that another emulator wrote. */
export function readExport(store: DocumentStore, metadataFile: string, database: string): void {
  const found = parseMetadata(metadataFile);
  if (found?.format !== metadata.format || found.version !== metadata.version) {
    throw new Error(
      `${metadataFile} is not an export of this stand-in. Exports of Google's emulator cannot be read here.`,
    );
  }
  const text = readFileSync(join(dirname(metadataFile), basename(found.documents)), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  store.load(database, lines.map(fromLine));
}

/** One document; its fields as they travel, which JSON could not tell apart. */
function toLine({ fields, ...document }: StoredDocument): string {
  return JSON.stringify({
    ...document,
    fields: Buffer.from(encodeFields(fields)).toString('base64'),
  });
}

function fromLine(line: string): StoredDocument {
  const { fields, ...document } = JSON.parse(line);
  return { ...document, fields: decodeFields(Buffer.from(fields, 'base64')) };
}

function parseMetadata(file: string): ExportMetadata | undefined {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
