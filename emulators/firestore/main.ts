import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DocumentStore } from './document-store.ts';
import { type EmulatorArguments, parseEmulatorArguments } from './emulator-arguments.ts';
import { readExport } from './exports.ts';
import { consoleLog, type Log } from './log.ts';
import { startFirestoreServer } from './server.ts';

/**
 * Runs in the place of Google's Firestore emulator, with its arguments, until SIGINT or SIGTERM; then the
 * process ends with code 0. Rejects when it cannot start: a taken port, an export of another emulator.
 * FIRESTORE_STANDIN_DB names the SQLite file; without it the documents go when the process ends.
 */
export async function runFirestoreEmulator(args: readonly string[]): Promise<void> {
  const log = consoleLog;
  const settings = parseEmulatorArguments(args);
  for (const note of settings.notes) {
    log.info(note);
  }
  const database = databaseFile(process.env['FIRESTORE_STANDIN_DB']);
  // From here on, whichever way the process ends.
  process.once('exit', database.discard);
  const server = await startFirestoreServer({
    file: database.file,
    host: settings.host,
    port: settings.port,
    log,
    prepare: (store) => seed(store, settings, log),
  });

  async function stop(): Promise<void> {
    await server.close();
    process.exit(0);
  }
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  log.info(`ready on ${server.host}:${server.port}`);
}

/** A file that already holds a store is newer than any export of it, so it is left as it is. */
function seed(store: DocumentStore, settings: EmulatorArguments, log: Log): void {
  if (settings.seedFromExport === undefined) {
    return;
  }
  if (!store.isNew) {
    log.info('keeps the documents of its database file; the export is not read');
    return;
  }
  const database = `projects/${settings.projectId}/databases/(default)`;
  readExport(store, settings.seedFromExport, database);
  log.info(`imported ${settings.seedFromExport}`);
}

function databaseFile(named: string | undefined): { file: string; discard: () => void } {
  if (named) {
    mkdirSync(dirname(named), { recursive: true });
    return { file: named, discard: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'firestore-standin-'));
  return {
    file: join(folder, 'documents.sqlite'),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}
