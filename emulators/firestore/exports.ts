import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DocumentStore } from './document-store.ts';

interface ExportMetadata {
  format: string;
  version: number;
  documents: string;
}

const metadata: ExportMetadata = {
  format: 'firestore-standin',
  version: 1,
  documents: 'documents.sqlite',
};

/** Writes the folder that firebase-tools expects: a metadata file named after it, and what that points to. */
export function writeExport(store: DocumentStore, database: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, metadata.documents);
  rmSync(copy, { force: true });
  store.copyTo(copy, database);
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
  store.copyFrom(join(dirname(metadataFile), basename(found.documents)), database);
}

function parseMetadata(file: string): ExportMetadata | undefined {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
