import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import webPush from 'web-push';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { command, responseOf } from './command.ts';
import { MAIL_SECRET, PUSH_SECRET, projectRefusals, refuseOtherLocation } from './deploy/checks.ts';

/** What the deployment and the live site ask of Google; switched on, a service costs nothing. */
const APIS = [
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/**
 * What the function that publishes may do: release pages, read and write records, look an account
 * up, read files.
 */
export const PUBLISHER_ROLES = [
  'roles/firebasehosting.admin',
  'roles/datastore.user',
  'roles/firebaseauth.viewer',
  'roles/storage.objectViewer',
];

/** A new account is known to all of Google within a minute or two. */
const ACCOUNT_ATTEMPTS = 12;
const PAUSE_MS = 10_000;

interface Options {
  /** Runs a program and hands its output back. */
  run?: typeof responseOf;
  pause?: () => Promise<void>;
}

/**
 * Makes what a site needs in its project and what is not there yet.
 * @returns what only the console can do, a line each
 * @throws at the first thing that fails; what was made stays, and the next run goes on from there
 */
export async function setUp(
  project: string,
  { run = responseOf, pause = () => delay(PAUSE_MS) }: Options = {},
): Promise<string[]> {
  const gcloud = (...args: string[]) => run(['gcloud', ...args, '--quiet', '--project', project]);
  const list = <Entry>(...args: string[]): Entry[] =>
    JSON.parse(gcloud(...args, '--format', 'json'));
  const firebase = <Result>(args: string[], input?: string): Result =>
    JSON.parse(run(['firebase', ...args, '--project', project, '--json'], input)).result;

  console.log(`${project}: switching on Google's services, which takes minutes the first time`);
  gcloud('services', 'enable', ...APIS);
  console.log('database');
  makeDatabase();
  console.log('web app and its site');
  const isLinked = makeSite();
  console.log('account that publishes');
  await makePublisher();
  console.log('keys: of the mail service, and for notifications');
  makeSecret(MAIL_SECRET, () => 'unset');
  makeSecret(PUSH_SECRET, () => webPush.generateVAPIDKeys().privateKey);
  return leftForConsole(project, isLinked);

  function makeDatabase(): void {
    const databases = list<{ name: string }>('firestore', 'databases', 'list');
    const { location } = firebaseJson.firestore;
    if (!databases.some(({ name }) => name.endsWith('/(default)')))
      gcloud(
        ...['firestore', 'databases', 'create', '--location', location, '--delete-protection'],
      );
    refuseOtherLocation(project, run);
  }

  /**
   * @returns whether the site tells its pages the app's settings, which one that was there before
   * may not
   */
  function makeSite(): boolean {
    const [known] = firebase<{ appId: string }[]>(['apps:list', 'WEB']);
    const { appId } = known ?? firebase<{ appId: string }>(['apps:create', 'WEB', 'site']);
    // Asked after the app, because a project's first one brings a site with it.
    const { sites } = firebase<{ sites: { name: string; appId?: string }[] }>([
      'hosting:sites:list',
    ]);
    const site = sites.find(({ name }) => name.endsWith(`/sites/${project}`));
    if (!site) firebase(['hosting:sites:create', project, '--app', appId]);
    return !site || Boolean(site.appId);
  }

  async function makePublisher(): Promise<void> {
    const address = `publisher@${project}.iam.gserviceaccount.com`;
    const accounts = list<{ email: string }>('iam', 'service-accounts', 'list');
    if (!accounts.some(({ email }) => email === address))
      gcloud('iam', 'service-accounts', 'create', 'publisher');
    const member = ['--member', `serviceAccount:${address}`, '--condition', 'None'];
    for (const role of PUBLISHER_ROLES)
      await untilKnown(() =>
        gcloud('projects', 'add-iam-policy-binding', project, '--role', role, ...member),
      );
  }

  /** Google says for a while that an account that it has just made does not exist. */
  async function untilKnown(action: () => void): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return action();
      } catch (error) {
        const isUnknown = (error as Error).message.includes('does not exist');
        if (!isUnknown || attempt === ACCOUNT_ATTEMPTS) throw error;
      }
      await pause();
    }
  }

  /** A key that is there is the owner's; phones have subscribed with it. */
  function makeSecret(secret: string, make: () => string): void {
    const secrets = list<{ name: string }>('secrets', 'list');
    const isThere = secrets.some(({ name }) => name.endsWith(`/${secret}`));
    const versions = isThere ? list<{ state: string }>('secrets', 'versions', 'list', secret) : [];
    if (versions.some(({ state }) => state === 'ENABLED')) return;
    firebase(['functions:secrets:set', secret, '--data-file', '-'], make());
  }
}

function leftForConsole(project: string, isLinked: boolean): string[] {
  const page = `https://console.firebase.google.com/project/${project}`;
  return [
    `Sign-in: Get started, Google, switch it on: ${page}/authentication/providers`,
    `Storage: Get started, location ${firebaseJson.firestore.location}: ${page}/storage`,
    isLinked ? '' : `Your apps, Link to a Firebase Hosting site: ${page}/settings/general`,
  ].filter(Boolean);
}

/**
 * `npm run setup -- --project <id>`: makes in a new project what can be made without the console,
 * and says what is left.
 */
if (import.meta.main)
  await command(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
    const [refusal] = projectRefusals(values.project);
    if (refusal) throw new Error(refusal);
    const left = await setUp(values.project);
    console.log(`\nLeft to do in the console:\n  ${left.join('\n  ')}`);
    console.log(`\nThen: npm run deploy -- --project ${values.project}`);
  });
