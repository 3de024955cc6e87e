import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildOutputs, siteConfigFile } from '../../config/config-paths.ts';
import * as config from '../../config/current-config.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { runProgram } from '../command.ts';
import { openBucket } from '../setup/bucket.ts';
import { type GoogleTools, googleToolsOf } from '../setup/google-tools.ts';
import { cleanTree, isTested } from '../tested-tree.ts';
import { databaseRegion, MAIL_SECRET, PUSH_SECRET, refusals, signInLeft } from './checks.ts';
import { withFunctionsLock } from './functions-lock.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Loading the functions may take longer than firebase-tools waits, 10 s, on a busy machine. */
const DISCOVERY_SECONDS = '120';

/**
 * Stops at the first thing that is wrong; the next run begins again.
 * @param skipTests why the tests are not run; it stands in the message of the release
 */
export async function deploySite(project: string, skipTests?: string): Promise<void> {
  throwIfRefused(refusals(project, config, basename(siteConfigFile)));
  if (skipTests?.trim() === '') throw new Error('Why without tests? --skip-tests "<why>"');
  const tools = googleToolsOf(project);
  // What setup and the console have left is said before the tests and the build.
  if (!(await databaseRegion(tools)))
    throw new Error(`${project} has no database yet: npm run setup -- --project ${project}`);
  throwIfRefused(await signInLeft(tools));
  await openBucket(tools, config.site.url);
  for (const step of secretsSteps(project)) await runProgram(step);
  if (skipTests === undefined) await testOnce();
  await runProgram(['npm', 'run', '--silent', 'build']);
  process.env.FUNCTIONS_DISCOVERY_TIMEOUT ??= DISCOVERY_SECONDS;
  const since = new Date();
  const steps = deploySteps(project, writeFirebaseConfig(project), skipTests);
  await withFunctionsLock(async () => {
    for (const step of steps) await runProgram(step);
  });
  await untilLive(tools, since);
}

/** These fail at once for whoever is not signed in, may not deploy, or has stored no keys yet. */
function secretsSteps(project: string): string[][] {
  const secrets = [MAIL_SECRET, PUSH_SECRET];
  return secrets.map((key) => ['firebase', 'functions:secrets:get', key, '--project', project]);
}

/**
 * Rules go first, because new code must not run under old rules for a moment. Pages go last,
 * because they call the API. `firebase deploy` does not release them: it does not know the
 * published words. `--force` deletes functions that the code has no more, and lets Google keep
 * container images for a day; without it firebase-tools asks, and fails where nobody can answer.
 * The functions are named by their codebase, because firebase-tools otherwise skips those that run
 * this code already, although a deployment that failed halfway has left them without their job or
 * without the right to be called.
 */
export function deploySteps(
  project: string,
  firebaseConfig: string,
  skipTests?: string,
): string[][] {
  const deploy = (...parts: string[]) => [
    ...['firebase', 'deploy', '--project', project, '--config', firebaseConfig, '--only'],
    ...parts,
  ];
  const message = skipTests === undefined ? [] : ['--message', `Without tests: ${skipTests}`];
  return [
    deploy('firestore:rules,firestore:indexes,storage'),
    deploy('functions:default', '--force'),
    ['node', 'scripts/release.ts', '--project', project, ...message],
  ];
}

/** @returns firebase.json, or beside it one with the folders of another configuration's build */
function writeFirebaseConfig(project: string): string {
  const { functions: source, storageRules: rules } = buildOutputs;
  if (rules === firebaseJson.storage.rules) return 'firebase.json';
  const functions = firebaseJson.functions.map((codebase) => ({ ...codebase, source }));
  const file = `.firebase.${project}.json`;
  const content = { ...firebaseJson, functions, storage: { rules } };
  writeFileSync(join(ROOT, file), JSON.stringify(content));
  return file;
}

/** The tests have a build and a configuration of their own. */
async function testOnce(): Promise<void> {
  const tree = cleanTree();
  if (tree !== undefined && isTested(tree))
    return console.log('The tests have passed on this commit.');
  await runProgram(['npm', 'test'], { SITE_CONFIG: undefined });
}

function throwIfRefused(reasons: string[]): void {
  if (reasons.length > 0) throw new Error(`Not deployed.\n  ${reasons.join('\n  ')}`);
}

/** A new site, a new permission and a new job are known everywhere within some minutes. */
const ATTEMPTS = 30;
const PAUSE_MS = 10_000;

/** What a job of Cloud Scheduler tells of its last run. */
interface Job {
  lastAttemptTime?: string;
  /** Without a code it has ended well. */
  status?: { code?: number };
}

interface Options {
  ask?: typeof fetch;
  pause?: () => Promise<unknown>;
}

/**
 * Waits until the API answers through the site, and the job that delivers leads has ended well.
 * @throws with what is not so after five minutes
 */
export async function untilLive(
  { project, get }: Pick<GoogleTools, 'project' | 'get'>,
  since: Date,
  { ask = fetch, pause = () => delay(PAUSE_MS) }: Options = {},
): Promise<void> {
  const health = `https://${project}.web.app/api/health`;
  await until(async () => {
    const answer = await ask(health).catch((error: Error) => error.message);
    if (typeof answer === 'string') return `${health} cannot be reached (${answer})`;
    return answer.ok ? undefined : `${health} answers ${answer.status}`;
  });
  const { location } = firebaseJson.firestore;
  const name = `firebase-schedule-deliverMessages-${location}`;
  const job = `projects/${project}/locations/${location}/jobs/${name}`;
  await until(async () => {
    const found = await get<Job>(`https://cloudscheduler.googleapis.com/v1/${job}`).catch(
      ({ message }: Error) => {
        throw new Error(`All is deployed, but the job that mails leads is not seen: ${message}`);
      },
    );
    const { lastAttemptTime, status } = found ?? {};
    if (!lastAttemptTime || new Date(lastAttemptTime) < since)
      return 'the job that mails leads has not run yet';
    return status?.code ? `the job that mails leads failed (${status.code})` : undefined;
  });
  console.log(`https://${project}.web.app is live; its API answers, and the job for leads runs.`);

  /** @param look hands back what is not so yet */
  async function until(look: () => Promise<string | undefined>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const reason = await look();
      if (!reason) return;
      if (attempt === ATTEMPTS) throw new Error(`All is deployed, but ${reason}.`);
      console.log(`waiting, because ${reason}`);
      await pause();
    }
  }
}
