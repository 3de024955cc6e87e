import { writeFile } from 'node:fs/promises';
import { delimiter, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bucketCors } from '../../config/bucket-cors.ts';
import { buildOutputs } from '../../config/config-paths.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { SuitePorts } from './ports.ts';
import { BUCKET, PROJECT_ID } from './ports.ts';

const ROOT = join(import.meta.dirname, '../..');
/** No other machine of the network reaches an emulator. */
const HOST = '127.0.0.1';
const STORAGE = 'https://firebasestorage.googleapis.com';

type HeaderRule = (typeof firebaseJson.hosting.headers)[number];

/**
 * Writes a firebase.json for the local stack: with its ports and folders, and a
 * Content-Security-Policy that also lets pages reach the emulators. The file stands beside
 * firebase.json, because the paths inside are relative.
 * @param site the folder of the live pages
 * @returns the file's path
 */
export async function writeSuiteConfig(
  name: string,
  ports: SuitePorts,
  site: string,
): Promise<string> {
  const { hosting, emulators, functions, ...rest } = firebaseJson;
  const { firestoreWebsocket: websocketPort, hostingApi: _, ...others } = ports;
  const moved = Object.entries(others).map(([name, port]) => [name, { host: HOST, port }]);
  const config = {
    ...rest,
    functions: functions.map((codebase) => ({ ...codebase, source: buildOutputs.functions })),
    storage: { rules: buildOutputs.storageRules },
    hosting: {
      ...hosting,
      public: relative(ROOT, site),
      headers: hosting.headers.map((rule) => allowEmulators(rule, ports)),
    },
    emulators: {
      ...emulators,
      ...Object.fromEntries(moved),
      firestore: { host: HOST, port: ports.firestore, websocketPort },
    },
  };
  const path = join(ROOT, `.firebase.${name}.json`);
  await writeFile(path, JSON.stringify(config, null, 2));
  return path;
}

/** Adds the emulators to the policy, and lets the browser connect ahead to them, not to Google. */
function allowEmulators(rule: HeaderRule, ports: SuitePorts): HeaderRule {
  const headers = rule.headers.map(({ key, value }) => {
    if (key === 'Content-Security-Policy') return { key, value: withEmulators(value, ports) };
    return { key, value: key === 'Link' ? value.replace(STORAGE, storageOf(ports)) : value };
  });
  return { ...rule, headers };
}

function withEmulators(policy: string, ports: SuitePorts): string {
  return policy
    .replaceAll(STORAGE, `${STORAGE} ${storageOf(ports)}`)
    .replaceAll(
      'https://identitytoolkit.googleapis.com',
      `https://identitytoolkit.googleapis.com http://127.0.0.1:${ports.auth}`,
    );
}

const storageOf = ({ storage }: SuitePorts) => `http://127.0.0.1:${storage}`;

/** @param temporary an empty folder */
export function firebaseEnvironment(
  { hosting, hostingApi }: Pick<SuitePorts, 'hosting' | 'hostingApi'>,
  { temporary, official }: { temporary: string; official: boolean },
): NodeJS.ProcessEnv {
  const exitWithLauncher = `--import=${preloadUrl('exit-with-launcher.ts')}`;
  return {
    ...process.env,
    // The Storage emulator empties this folder when it stops: two suites that share one would
    // delete each other's files.
    TMPDIR: temporary,
    // Without this firebase-tools asks npm's registry for newer versions at each start.
    npm_config_offline: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // firebase-tools reads the list of functions sooner from a file than from a server.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds, because a machine may be busy.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // The functions need these addresses. firebase-tools tells them those of its other emulators.
    FIREBASE_HOSTING_EMULATOR_HOST: `127.0.0.1:${hosting}`,
    FIREBASE_HOSTING_API_EMULATOR_HOST: `127.0.0.1:${hostingApi}`,
    LOCAL_BUCKET_CORS: JSON.stringify(bucketCors(siteOrigins(hosting))),
    LOCAL_STACK_LAUNCHER: String(process.pid),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${exitWithLauncher}`.trim(),
    ...(official ? {} : environmentWithoutJava()),
  };
}

/** Vite serves the pages with hot reload at a port of its own. */
const siteOrigins = (hosting: number) => [`http://localhost:${hosting}`, 'http://localhost:5173'];

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

/** @param file of the folder `preload` */
export function preloadUrl(file: string): string {
  return pathToFileURL(join(import.meta.dirname, 'preload', file)).href;
}
