import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suiteEnvironment } from './firebase-settings.ts';
import { ADMIN } from './google-accounts.ts';
import { BESIDE_TESTS_OFFSET, refuseTakenPorts, suitePorts } from './ports.ts';
import { seed } from './seed.ts';
import { type Suite, startSuite } from './suite.ts';

/** `npm start` builds the product, runs it on this machine and prints its addresses. */
const ROOT = join(import.meta.dirname, '../..');
const SAVE_EVERY_MS = 60_000;
const JOBS_EVERY_MS = 60_000;

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean' },
    official: { type: 'boolean' },
    dev: { type: 'boolean' },
    inspect: { type: 'boolean' },
    /** Its test needs no build, and ports and data beside those of the other tests. */
    'beside-tests': { type: 'boolean' },
  },
});
const besideTests = values['beside-tests'] ?? false;
const name = besideTests ? 'beside-tests' : 'local';
const portOffset = besideTests ? BESIDE_TESTS_OFFSET : 0;
const dataFolder = join(ROOT, '.data', name);

try {
  await run();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  // This comes before the build, which would remove the files of a stack that runs already.
  await refuseTakenPorts(suitePorts(portOffset));
  const build = besideTests ? undefined : startBuild();
  await build?.forStack;
  step('Starting Hosting, Functions, Firestore, Auth and Storage');
  const suite = await startSuite({
    name,
    portOffset,
    dataFolder,
    fresh: values.fresh ?? false,
    sampleLayouts: !values.fresh,
    official: values.official ?? false,
    inspect: values.inspect ?? false,
    allBuilt: build?.all,
  }).catch(async (error) => {
    // No build may go on when the command has ended.
    await Promise.allSettled([build?.all]);
    throw error;
  });
  if (!suite.resumed && !values.fresh) {
    step(`http://localhost:${suite.ports.hosting} is up; filling its gallery with samples`);
    await seed(suite.ports);
    await save(suite);
  }
  // Until here a signal saves nothing: after a start that was broken off among the samples the next
  // one begins anew.
  endWithSignals(suite);
  if (values.dev) watchSources(suite);
  console.log(welcome(suite));
  saveRegularly(suite);
  await runJobsRegularly(suite);
  await suite.ended;
}

/** @returns promises: the functions, with which the stack starts, are built; all is built */
function startBuild(): { forStack: Promise<unknown>; all: Promise<void> } {
  step('Building the site and the functions');
  const child = fork(join(ROOT, 'scripts/build.ts'));
  const all = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error('The build failed.');
  });
  return { forStack: Promise.race([once(child, 'message'), all]), all };
}

function step(text: string): void {
  console.log(`… ${text}`);
}

function welcome({ ports, resumed, log }: Suite): string {
  const hotReload = values.dev ? '  Hot reload    http://localhost:5173\n' : '';
  return `
  The site      http://localhost:${ports.hosting}
${hotReload}  The admin     http://localhost:${ports.hosting}/admin/auth
                choose ${ADMIN} there: no password, no Google account needed

  ${galleryNote(resumed)}
  Log           ${log}
  Ctrl-C saves everything and stops.
`;
}

function galleryNote(resumed: boolean): string {
  if (resumed) return 'Continues with the data of the last run; npm start -- --fresh begins empty.';
  return values.fresh ? 'The gallery is empty.' : 'The gallery holds samples.';
}

/**
 * Vite serves the pages with hot reload, and the API from its sources: the suite's own takes
 * seconds to begin again.
 */
function watchSources(suite: Suite): void {
  const watcher = spawn('vite', ['--config', 'web/vite.config.ts', '--host', '127.0.0.1'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...suiteEnvironment(suite.ports) },
  });
  suite.ended.then(() => watcher.kill());
}

function saveRegularly(suite: Suite): void {
  const timer = setInterval(() => save(suite), SAVE_EVERY_MS);
  suite.ended.then(() => clearInterval(timer));
}

/** The suite itself calls no scheduled function: that needs its Pub/Sub emulator. */
async function runJobsRegularly({ ports, ended }: Suite): Promise<void> {
  Object.assign(process.env, suiteEnvironment(ports));
  const { deliverMessages, cleanUp } = await import('../../functions/src/production.ts');
  async function runJobs(): Promise<void> {
    for (const job of [deliverMessages, cleanUp]) {
      await job().catch((error: unknown) => console.error(`A scheduled job failed: ${error}`));
    }
  }
  const timer = setInterval(runJobs, JOBS_EVERY_MS);
  ended.then(() => clearInterval(timer));
}

async function save({ snapshots, ports }: Suite): Promise<void> {
  await snapshots.take(ports).catch((error: unknown) => console.error(`Not saved: ${error}`));
}

function endWithSignals(suite: Suite): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      // Each Ctrl-C arrives twice, from the terminal and from npm.
      if (isStopping) return;
      isStopping = true;
      step('Saving and stopping');
      await save(suite);
      await suite.stop();
      process.exit(0);
    });
  }
}
