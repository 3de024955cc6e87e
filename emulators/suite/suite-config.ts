import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildOutputs } from '../../config/config-paths.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { SuitePorts } from './ports.ts';

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
