import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildOutputs } from '../../config/config-paths.ts';
import type firebaseJson from '../../firebase.json';
import type { SuitePorts } from './ports.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Nobody else on the network reaches an emulator. */
const HOST = '127.0.0.1';
const STORAGE = 'https://firebasestorage.googleapis.com';

type HeaderRule = (typeof firebaseJson.hosting.headers)[number];

/**
 * Writes firebase.json as the local stack needs it: on these ports, with what was built and
 * released, and with a Content-Security-Policy that lets pages reach the emulators and nothing else
 * besides. It stands beside firebase.json because the paths inside are relative to it.
 * @param site the folder of the pages that are live
 * @returns the file's path
 */
export async function writeSuiteConfig(
  name: string,
  ports: SuitePorts,
  site: string,
): Promise<string> {
  const { hosting, emulators, functions, ...rest } = await readFirebaseJson();
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

/** Reads the file as it is now: an import would be older than the build. */
async function readFirebaseJson(): Promise<typeof firebaseJson> {
  return JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
}

/**
 * The rule with the emulators' addresses in its policy, and in place of Google's where a browser is
 * to connect ahead.
 */
function allowEmulators(rule: HeaderRule, ports: SuitePorts): HeaderRule {
  const headers = rule.headers.map(({ key, value }) => {
    if (key === 'Content-Security-Policy') return { key, value: withEmulators(value, ports) };
    return { key, value: key === 'Link' ? value.replace(STORAGE, storageOf(ports)) : value };
  });
  return { ...rule, headers };
}

/** Each of Google's hosts that has an emulator is joined by that emulator's address. */
function withEmulators(policy: string, ports: SuitePorts): string {
  return policy
    .replaceAll(STORAGE, `${STORAGE} ${storageOf(ports)}`)
    .replaceAll(
      'https://identitytoolkit.googleapis.com',
      `https://identitytoolkit.googleapis.com http://127.0.0.1:${ports.auth}`,
    );
}

const storageOf = ({ storage }: SuitePorts) => `http://127.0.0.1:${storage}`;
