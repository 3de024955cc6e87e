import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { changesOf } from '@theni/content/changes';
import { content as initial } from '../../config/content.ts';
import { FileStore } from '../../functions/src/documents/file-store.ts';
import { ItemStore } from '../../functions/src/gallery/item-store.ts';
import { HostingApi } from '../../functions/src/publishing/hosting-api.ts';
import { LayoutVersionStore } from '../../functions/src/publishing/layout-versions.ts';
import { publishedFilesOf } from '../../functions/src/publishing/published-files.ts';
import { ReleaseStore } from '../../functions/src/publishing/release-store.ts';
import type { ObjectPath } from '../../functions/src/storage/object-store.ts';
import { releasePublished } from '../../scripts/deploy/release-site.ts';
import { ReleaseStore as HostedReleases } from '../hosting/release-store.ts';
import { createRestApi } from '../hosting/rest-api.ts';
import { createAccounts } from './accounts.ts';
import { refuseTakenPorts, type SuitePorts, suitePorts, waitForPort } from './ports.ts';
import { PROJECT_ID } from './project-id.ts';
import { seedLayouts } from './seed-layouts.ts';
import { Snapshots } from './snapshots.ts';
import { writeSuiteConfig } from './suite-config.ts';

export interface SuiteOptions {
  /** Names the configuration file, so that two suites can run side by side. */
  name: string;
  /** Added to every port of firebase.json. */
  portOffset: number;
  /** Where data and logs stay between runs. */
  dataFolder: string;
  /** Begins empty. */
  fresh: boolean;
  /** What begins without data of an earlier run has the sample layouts. */
  sampleLayouts: boolean;
  /** Runs Google's own Java emulators instead of the stand-ins: needs Java 21 and a download. */
  official: boolean;
}

export interface Suite {
  ports: SuitePorts;
  /** Whether data of an earlier run was found. */
  resumed: boolean;
  snapshots: Snapshots;
  /** Resolves when the suite has ended, asked or not. */
  ended: Promise<void>;
  /** Ends the suite and all its processes. */
  stop: () => Promise<void>;
}

/**
 * The first start on a slow machine compiles nothing but reads some hundred megabytes of packages.
 */
const READY_TIMEOUT_MS = 120_000;

/** Starts the Firebase emulator suite and waits until every part of it answers. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const ports = suitePorts(options.portOffset);
  await refuseTakenPorts(ports);
  if (options.fresh) await rm(options.dataFolder, { recursive: true, force: true });
  await mkdir(options.dataFolder, { recursive: true });
  // It holds messages and logs that are nobody else's business.
  await chmod(options.dataFolder, 0o700);

  const snapshots = new Snapshots(join(options.dataFolder, 'snapshots'));
  const imported = await snapshots.latest();
  const releases = new HostedReleases(join(options.dataFolder, 'hosting'), PROJECT_ID);
  const hostingApi = createRestApi({ store: releases, site: PROJECT_ID });
  await once(hostingApi.listen(ports.hostingApi, '127.0.0.1'), 'listening');
  const config = await writeSuiteConfig(options.name, ports, releases.live);
  const firebase = spawnFirebase(options, config, imported, ports);
  const ended = once(firebase, 'exit').then(() => {
    hostingApi.closeAllConnections();
    hostingApi.close();
  });
  const stop = () => stopFirebase(firebase, ended);
  try {
    await Promise.race([whenReady(ports), ended.then(() => failEarly(options))]);
    await createAccounts(ports);
    const firestore = connectTo(ports);
    if (options.sampleLayouts && imported === undefined) await seedLayouts(ports, firestore);
    await releaseLocally(ports, firestore);
    await firestore.terminate();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, resumed: imported !== undefined, snapshots, ended, stop };
}

function spawnFirebase(
  { dataFolder, official }: SuiteOptions,
  config: string,
  imported: string | undefined,
  ports: SuitePorts,
): ChildProcess {
  const firebaseTools = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/bin/firebase.js',
  );
  const temporary = join(dataFolder, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const firebase = spawn(
    process.execPath,
    [
      ...['--import', moduleUrl('answer-failed-requests.ts')],
      ...['--import', moduleUrl('serve-live-release.ts')],
      ...['--import', moduleUrl('trust-api-description.ts')],
      firebaseTools,
      'emulators:start',
      ...['--project', PROJECT_ID],
      ...['--config', config],
      ...['--only', 'auth,functions,firestore,storage,hosting'],
      ...(imported ? ['--import', imported] : []),
    ],
    {
      cwd: dataFolder,
      env: {
        ...process.env,
        // The Storage emulator keeps its bytes there and empties it when it stops: two suites that
        // share it would delete each other's files.
        TMPDIR: temporary,
        // It would ask the registry for newer versions at each start, and without a network wait
        // until it gives up.
        npm_config_offline: 'true',
        NO_UPDATE_NOTIFIER: '1',
        // Handed on to the functions; their SDKs learn from firebase-tools where its own emulators
        // are.
        FIREBASE_HOSTING_API_EMULATOR_HOST: `127.0.0.1:${ports.hostingApi}`,
        ...(official ? {} : standInEnvironment()),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group: Ctrl-C must reach the launcher alone, which then saves the data
      // first.
      detached: true,
    },
  );
  const log = createWriteStream(logFile(dataFolder));
  firebase.stdout?.pipe(log);
  firebase.stderr?.pipe(log);
  return firebase;
}

function standInEnvironment(): NodeJS.ProcessEnv {
  const folder = import.meta.dirname;
  return {
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(folder, '../firestore/main.ts'),
    STORAGE_EMULATOR_BINARY_PATH: join(folder, '../storage-rules/main.ts'),
    // Google's libraries would look for a cloud machine around them.
    METADATA_SERVER_DETECTION: 'none',
    LOCAL_STACK_LAUNCHER: String(process.pid),
    NODE_OPTIONS: `--import=${moduleUrl('exit-with-launcher.ts')}`,
  };
}

function moduleUrl(file: string): string {
  return pathToFileURL(join(import.meta.dirname, file)).href;
}

async function whenReady(ports: SuitePorts): Promise<void> {
  const { hosting, functions, firestore, auth, storage, hub } = ports;
  const parts = [hosting, functions, firestore, auth, storage, hub];
  await Promise.all(parts.map((port) => waitForPort(port, READY_TIMEOUT_MS)));
  // The ports are open before the functions are loaded: a first response says that all stands.
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

/**
 * What `npm run deploy` does with the pages. Before the first publication the samples count as
 * published.
 */
async function releaseLocally(ports: SuitePorts, firestore: Firestore): Promise<void> {
  const { hostingApi } = ports;
  const origin = `http://127.0.0.1:${hostingApi}`;
  const api = new HostingApi({ site: PROJECT_ID, accessToken: async () => 'owner', origin });
  const releases = new ReleaseStore(firestore, {
    initial: changesOf(initial),
    initialIsPublished: true,
  });
  const publishedFiles = publishedFilesOf(new FileStore(firestore), {
    readAll: (object) => readObject(ports, object),
  });
  const layoutVersions = new LayoutVersionStore(firestore);
  const items = new ItemStore(firestore);
  await releasePublished(api, { releases, layoutVersions, items }, publishedFiles);
}

/** Past the rules, as the functions do. */
export function connectTo({ firestore: port }: SuitePorts): Firestore {
  // Google's libraries would look for a cloud machine around them.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return new Firestore({
    projectId: PROJECT_ID,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}

async function readObject({ storage }: SuitePorts, { path }: ObjectPath): Promise<Buffer> {
  const bucket = `http://127.0.0.1:${storage}/v0/b/${PROJECT_ID}.appspot.com`;
  const response = await fetch(`${bucket}/o/${encodeURIComponent(path)}?alt=media`, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${path} is not in the storage: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function failEarly({ dataFolder }: SuiteOptions): never {
  throw new Error(`The emulator suite ended at once; its log is ${logFile(dataFolder)}`);
}

export function logFile(dataFolder: string): string {
  return join(dataFolder, 'emulators.log');
}

async function stopFirebase(firebase: ChildProcess, ended: Promise<void>): Promise<void> {
  if (firebase.exitCode === null && firebase.signalCode === null) firebase.kill('SIGINT');
  await ended;
}
