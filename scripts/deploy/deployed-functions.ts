import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { waitForPort } from '../../emulators/src/ports.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { withFunctionsLock } from './functions-lock.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 60_000;

/** What firebase-tools does with `functions/` when it deploys. It has no types. */
const tools = createRequire(join(ROOT, 'package.json'));
const { prepareFunctionsUpload } = tools(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
);
const { unzip } = tools('firebase-tools/lib/unzip.js');

/** Unpacks into a folder what a deployment would upload. */
export async function unpackUpload(folder: string): Promise<void> {
  const [config] = structuredClone(firebaseJson.functions);
  const source = join(ROOT, 'functions');
  const { pathToSource } = await withFunctionsLock(() =>
    prepareFunctionsUpload(ROOT, source, config, [], undefined, { exportType: 'zip' }),
  );
  await unzip(pathToSource, folder);
  await rm(pathToSource);
}

/** As Google's build service does, which runs `build` too unless `gcp-build` says otherwise, but from npm's cache. @throws with npm's words when that is not possible */
export function installPackages(folder: string): void {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--loglevel=error'], {
      cwd: folder,
      env: { ...withoutNpm(process.env), NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  try {
    npm('ci', '--offline', '--no-fund', '--no-audit');
    if (scripts['gcp-build'] ?? scripts.build)
      npm('run', 'gcp-build' in scripts ? 'gcp-build' : 'build');
  } catch (error) {
    const { stderr } = error as { stderr: string };
    const advice = stderr.includes('ENOTCACHED')
      ? "npm's cache does not hold all that the functions need; `npm ci` in this project fills it.\n"
      : '';
    throw new Error(`The functions cannot be installed as they are deployed. ${advice}${stderr}`);
  }
}

/** The functions of the folder, as firebase-tools finds them before it deploys. */
export function namesOfFunctions(folder: string): string[] {
  const manifest = join(folder, 'functions.json');
  const finder = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  execFileSync(process.execPath, [finder], {
    cwd: folder,
    env: { PATH: process.env.PATH, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
  });
  return Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).endpoints).sort();
}

export interface DeployedFunction {
  origin: string;
  process: ChildProcess;
}

/** Runs one of the functions as an instance of it runs. */
export async function startFunction(
  folder: string,
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<DeployedFunction> {
  const port = await freePort();
  const framework = 'node_modules/@google-cloud/functions-framework/build/src/main.js';
  const child = spawn(process.execPath, [framework], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      K_SERVICE: name.toLowerCase(),
      LOG_EXECUTION_ID: 'true',
      CLOUD_RUN_TIMEOUT_SECONDS: '55',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForPort(port, READY_TIMEOUT_MS);
  return { origin: `http://127.0.0.1:${port}`, process: child };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** What `npm test` tells its own npm is not for this one. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}
