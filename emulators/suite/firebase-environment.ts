import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SuitePorts } from './ports.ts';

/** What firebase-tools and the functions are told. @param temporary an empty folder */
export function firebaseEnvironment(
  { hostingApi }: Pick<SuitePorts, 'hostingApi'>,
  { temporary, official }: { temporary: string; official: boolean },
): NodeJS.ProcessEnv {
  const exitWithLauncher = `--import=${preloadUrl('exit-with-launcher.ts')}`;
  return {
    ...process.env,
    // The Storage emulator keeps its bytes there and empties it when it stops: two suites that
    // share it would delete each other's files.
    TMPDIR: temporary,
    // It would ask the registry for newer versions at each start, and without a network wait
    // until it gives up.
    npm_config_offline: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // From a file it learns sooner which functions there are than from a server.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Seconds: a busy machine is no failure.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Handed on to the functions; their SDKs learn from firebase-tools where its own emulators
    // are.
    FIREBASE_HOSTING_API_EMULATOR_HOST: `127.0.0.1:${hostingApi}`,
    LOCAL_STACK_LAUNCHER: String(process.pid),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${exitWithLauncher}`.trim(),
    ...(official ? {} : environmentWithoutJava()),
  };
}

/** Makes firebase-tools run this folder's emulators where it would run Google's, in Java. */
function environmentWithoutJava(): NodeJS.ProcessEnv {
  const folder = import.meta.dirname;
  return {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(folder, '../firestore/main.ts'),
    STORAGE_EMULATOR_BINARY_PATH: join(folder, '../storage-rules/main.ts'),
    // Google's libraries would look for a cloud machine around them.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** @param file of the folder `preload` */
export function preloadUrl(file: string): string {
  return pathToFileURL(join(import.meta.dirname, 'preload', file)).href;
}
