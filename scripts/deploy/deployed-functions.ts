import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { built } from '../../config/site-config.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { withFunctionsLock } from './functions-lock.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What firebase-tools does with `functions/` when it deploys. It has no types. */
const tools = createRequire(join(ROOT, 'package.json'));
const { prepareFunctionsUpload } = tools(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js',
);
const { unzip } = tools('firebase-tools/lib/unzip.js');

/** Unpacks into a folder what a deployment would upload. */
export async function unpackUpload(folder: string): Promise<void> {
  const [config] = structuredClone(firebaseJson.functions);
  const source = join(ROOT, built.functions);
  const { pathToSource } = await withFunctionsLock(
    () => prepareFunctionsUpload(ROOT, source, config, [], undefined, { exportType: 'zip' }),
    source,
  );
  await unzip(pathToSource, folder);
  await rm(pathToSource);
}

/**
 * As Google's build service does, which also runs `build` unless `gcp-build` says otherwise, but from npm's cache.
 * @throws with npm's words when that is not possible
 */
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

/** What `npm test` tells its own npm is not for this one. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
}
