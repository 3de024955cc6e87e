import { parseArgs } from 'node:util';
import { readExport } from './exports.ts';
import { consoleLog } from './log.ts';
import { startFirestoreServer } from './server.ts';

/**
 * Runs in the place of Google's Firestore emulator, with its arguments, until SIGINT or SIGTERM; then the
 * process ends with code 0. Rejects when it cannot start: a taken port, an export of another emulator.
 */
export async function runFirestoreEmulator(args: readonly string[]): Promise<void> {
  const log = consoleLog;
  const { port, project_id: projectId, seed_from_export: seed } = read(args);
  const server = await startFirestoreServer({
    port: Number(port),
    log,
    prepare: (store) => {
      if (seed !== undefined) {
        readExport(store, seed, `projects/${projectId}/databases/(default)`);
        log.info(`imported ${seed}`);
      }
    },
  });

  async function stop(): Promise<void> {
    await server.close();
    process.exit(0);
  }
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  log.info(`ready on 127.0.0.1:${server.port}`);
}

/** Those of firebase-tools that have an effect here. `--host` has none: nothing guards the stand-in but its address. */
function read(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      port: { type: 'string', default: '8080' },
      project_id: { type: 'string', default: 'demo-project' },
      seed_from_export: { type: 'string' },
    },
  });
  return values as { port: string; project_id: string; seed_from_export?: string };
}
