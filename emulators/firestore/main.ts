import { parseEmulatorArguments } from './emulator-arguments.ts';
import { readExport } from './exports.ts';
import { consoleLog } from './log.ts';
import { startFirestoreServer } from './server.ts';

/**
 * Runs in the place of Google's Firestore emulator, with its arguments, until SIGINT or SIGTERM; then the
 * process ends with code 0. Rejects when it cannot start: a taken port, an export of another emulator.
 */
export async function runFirestoreEmulator(args: readonly string[]): Promise<void> {
  const log = consoleLog;
  const { host, port, projectId, seedFromExport, notes } = parseEmulatorArguments(args);
  for (const note of notes) {
    log.info(note);
  }
  const server = await startFirestoreServer({
    host,
    port,
    log,
    prepare: (store) => {
      if (seedFromExport !== undefined) {
        readExport(store, seedFromExport, `projects/${projectId}/databases/(default)`);
        log.info(`imported ${seedFromExport}`);
      }
    },
  });

  async function stop(): Promise<void> {
    await server.close();
    process.exit(0);
  }
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  log.info(`ready on ${server.host}:${server.port}`);
}
