import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { HostedVersions } from '../hosting/hosted-versions.ts';
import { createRestApi } from '../hosting/rest-api.ts';
import { firebaseEnvironment, preloadUrl, writeSuiteConfig } from './firebase-settings.ts';
import {
  PROJECT_ID,
  refuseTakenPorts,
  type SuitePorts,
  suitePorts,
  TEST_PORT_OFFSET,
  waitForPort,
} from './ports.ts';
import { Snapshots } from './snapshots.ts';

const ROOT = join(import.meta.dirname, '../..');

interface SuiteOptions {
  /** Names the configuration file, so that two suites can run side by side. */
  name: string;
  /** The offset is added to every port of firebase.json. */
  portOffset: number;
  /** Data and logs stay here between runs. */
  dataFolder: string;
  fresh: boolean;
  /** Without data of an earlier run the suite begins with the sample layouts. */
  sampleLayouts: boolean;
  /** Runs Google's own Java emulators instead of the stand-ins: needs Java 21 and a download. */
  official: boolean;
  /** Runs all functions in one process, to which a debugger can attach. */
  inspect?: boolean;
  /** Resolves when the pages are built; without it they are built already. */
  allBuilt?: Promise<void> | undefined;
}

export interface Suite {
  ports: SuitePorts;
  /** Whether data of an earlier run was found. */
  resumed: boolean;
  snapshots: Snapshots;
  /** The file of what the emulators print. */
  log: string;
  /** Resolves when the suite has ended, by `stop` or by itself. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/** The first start on a slow machine reads and compiles some hundred megabytes of packages. */
const READY_TIMEOUT_MS = 120_000;

/** Starts the Firebase emulator suite and waits until every part of it answers. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  // Compiled code stays between runs, which saves each process seconds.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/node');
  const ports = suitePorts(options.portOffset);
  await refuseTakenPorts(ports);
  if (options.fresh) await rm(options.dataFolder, { recursive: true, force: true });
  await mkdir(options.dataFolder, { recursive: true });
  // The folder has messages and logs that nobody else may read.
  await chmod(options.dataFolder, 0o700);

  const snapshots = new Snapshots(join(options.dataFolder, 'snapshots'));
  if (await snapshots.dropOtherShapes())
    console.log('The local data was of another version of the code, and has been deleted.');
  const imported = await snapshots.latest();
  const hosted = new HostedVersions(join(options.dataFolder, 'hosting'), PROJECT_ID);
  const hostingApi = createRestApi({ store: hosted, site: PROJECT_ID });
  await once(hostingApi.listen(ports.hostingApi, '127.0.0.1'), 'listening');
  const config = await writeSuiteConfig(options.name, ports, hosted.live);
  const log = join(options.dataFolder, 'emulators.log');
  const firebase = spawnFirebase(options, config, imported, ports);
  const output = createWriteStream(log);
  firebase.stdout.pipe(output);
  firebase.stderr.pipe(output);
  const ended = once(firebase, 'exit').then(() => {
    hostingApi.closeAllConnections();
    hostingApi.close();
  });
  const stop = () => stopFirebase(firebase, ended);
  try {
    const withSampleLayouts = options.sampleLayouts && imported === undefined;
    const failed = ended.then(() => {
      throw new Error(`The emulator suite ended at once; its log is ${log}`);
    });
    await Promise.race([options.allBuilt, failed]);
    // The renderer takes a second to load, and firebase-tools loads meanwhile.
    const { prepareData } = await import('./prepare-data.ts');
    await Promise.race([whenListening(ports), failed]);
    const healthy = whenHealthy(ports);
    const prepared = prepareData(ports, { withSampleLayouts, healthy });
    await Promise.race([Promise.all([prepared, healthy]), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, resumed: imported !== undefined, snapshots, log, ended, stop };
}

/** Starts an empty stack on the tests' own ports. A signal ends the stack and this process. */
export async function startFreshSuite(name: string, { official = false } = {}): Promise<Suite> {
  const suite = await startSuite({
    name,
    portOffset: TEST_PORT_OFFSET,
    dataFolder: join(ROOT, '.data', name),
    fresh: true,
    sampleLayouts: true,
    official,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => suite.stop().finally(() => process.exit(1)));
  return suite;
}

function spawnFirebase(
  { dataFolder, official, inspect }: SuiteOptions,
  config: string,
  imported: string | undefined,
  ports: SuitePorts,
): ChildProcessByStdio<null, Readable, Readable> {
  const firebaseTools = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/bin/firebase.js',
  );
  const temporary = join(dataFolder, 'tmp');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  return spawn(
    process.execPath,
    [
      `--import=${preloadUrl('change-firebase-tools.ts')}`,
      firebaseTools,
      'emulators:start',
      `--project=${PROJECT_ID}`,
      `--config=${config}`,
      '--only=auth,functions,firestore,storage,hosting',
      ...(imported ? [`--import=${imported}`] : []),
      ...(inspect ? ['--inspect-functions'] : []),
    ],
    {
      cwd: dataFolder,
      env: firebaseEnvironment(ports, { temporary, official }),
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a process group of its own firebase-tools gets no Ctrl-C: the launcher saves the data
      // first.
      detached: true,
    },
  );
}

async function whenListening(ports: SuitePorts): Promise<void> {
  const { hosting, functions, firestore, auth, storage, hub } = ports;
  const parts = [hosting, functions, firestore, auth, storage, hub];
  await Promise.all(parts.map((port) => waitForPort(port, READY_TIMEOUT_MS)));
}

/**
 * The ports open before the functions are loaded, so the first response tells that all is ready.
 */
async function whenHealthy({ hosting }: SuitePorts): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isHealthy(hosting))) {
    if (Date.now() > deadline) throw new Error('The API does not get ready.');
    await delay(200);
  }
}

async function isHealthy(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  return response?.ok ?? false;
}

async function stopFirebase(firebase: ChildProcess, ended: Promise<void>): Promise<void> {
  if (firebase.exitCode === null && firebase.signalCode === null) firebase.kill('SIGINT');
  await ended;
}
