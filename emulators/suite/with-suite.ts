import { join } from 'node:path';
import { runProgram } from '../../scripts/run-program.ts';
import { type SuitePorts, TEST_PORT_OFFSET } from './ports.ts';
import { BUCKET, PROJECT_ID } from './project-id.ts';
import { logFile, type Suite, startSuite } from './suite.ts';

const ROOT = join(import.meta.dirname, '../..');

/** @throws when the command fails */
export type Run = (command: string[]) => Promise<void>;

export async function withSuite(
  { official }: { official: boolean },
  use: (run: Run) => Promise<void>,
): Promise<void> {
  const suite = await startFreshSuite('test', { official });
  try {
    await use(async (command) => {
      try {
        await runProgram(command, suiteEnvironment(suite.ports));
      } catch (error) {
        const log = logFile(dataFolderOf('test'));
        throw new Error(`${(error as Error).message} The stack's log is ${log}`);
      }
    });
  } finally {
    await suite.stop();
  }
}

/** Starts an empty stack on the tests' own ports. A signal ends the stack and this process. */
export async function startFreshSuite(name: string, { official = false } = {}): Promise<Suite> {
  const suite = await startSuite({
    name,
    portOffset: TEST_PORT_OFFSET,
    dataFolder: dataFolderOf(name),
    fresh: true,
    sampleLayouts: true,
    official,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => suite.stop().finally(() => process.exit(1)));
  return suite;
}

function dataFolderOf(name: string): string {
  return join(ROOT, '.data', name);
}

/** The SDKs and the tests find the stack by these variables. */
export function suiteEnvironment(ports: SuitePorts): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: BUCKET }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_HOSTING_API_EMULATOR_HOST: `127.0.0.1:${ports.hostingApi}`,
    SITE_URL: `http://localhost:${ports.hosting}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
