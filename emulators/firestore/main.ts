import { parseArgs } from 'node:util';
import { readExport } from './exports.ts';
import { startFirestoreServer } from './server.ts';

/**
 * Runs instead of Google's Firestore emulator, with the same arguments, until SIGINT or SIGTERM.
 * @throws when the port is taken, and on an export of another emulator
 */
export async function runFirestoreEmulator(args: readonly string[]): Promise<void> {
  // firebase-tools gives more arguments, which have no effect here.
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      port: { type: 'string', default: '8080' },
      project_id: { type: 'string', default: 'demo-project' },
      seed_from_export: { type: 'string' },
    },
  });
  const { port, project_id: project, seed_from_export: seed } = values;
  const server = await startFirestoreServer({
    port: Number(port),
    prepare: (store) => {
      if (seed) readExport(store, String(seed), `projects/${project}/databases/(default)`);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => server.close().then(() => process.exit(0)));
  console.log(`firestore: ready on 127.0.0.1:${server.port}`);
}
