import { setTimeout as wait } from 'node:timers/promises';
import webPush from 'web-push';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { responseOf } from '../command.ts';
import { refuseOtherLocation } from './database-location.ts';
import { MAIL_SECRET, PUSH_SECRET } from './deploy-steps.ts';

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

/** What the function that publishes may do: release pages, read and write records, look an account up, read files. */
export const PUBLISHER_ROLES = [
  'roles/firebasehosting.admin',
  'roles/datastore.user',
  'roles/firebaseauth.viewer',
  'roles/storage.objectViewer',
] as const;

/** A new account is known to all of Google within a minute or two. */
const ACCOUNT_ATTEMPTS = 12;
const PAUSE_MS = 10_000;

/**
 * Makes what a site needs in its project and what is not there yet.
 * @returns what only the console can do, a line each
 * @throws at the first thing that fails; what was made stays, and the next run goes on from there
 */
export async function setUp(
  project: string,
  { pause = () => wait(PAUSE_MS) }: { pause?: () => Promise<void> } = {},
): Promise<string[]> {
  const google = toolsFor(project);
  console.log(
    `${project}: switching on Google's services, which takes a few minutes the first time`,
  );
  try {
    google.gcloud('projects', 'describe', project);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${message}\nSign in with gcloud auth login, as an owner of ${project}.`);
  }
  google.gcloud('services', 'enable', ...APIS, '--project', project);
  console.log('database');
  makeDatabase(google, project);
  console.log('web app and its site');
  const isLinked = makeSite(google, project);
  console.log('account that publishes');
  await makePublisher(google, project, pause);
  console.log('keys: of the mail service, and for notifications');
  makeSecret(google, MAIL_SECRET, () => 'unset');
  makeSecret(google, PUSH_SECRET, () => webPush.generateVAPIDKeys().privateKey);
  return leftForConsole(project, isLinked);
}

type Tools = ReturnType<typeof toolsFor>;

function toolsFor(project: string) {
  const gcloud = (...args: string[]) => responseOf(['gcloud', ...args, '--quiet']);
  return {
    gcloud,
    /** Entries of one kind. */
    list: <Entry>(...args: string[]): Entry[] =>
      JSON.parse(gcloud(...args, '--project', project, '--format', 'json')),
    firebase: <Result>(args: string[], input?: string): Result =>
      JSON.parse(responseOf(['firebase', ...args, '--project', project, '--json'], input)).result,
  };
}

function makeDatabase({ gcloud, list }: Tools, project: string): void {
  const databases = list<{ name: string }>('firestore', 'databases', 'list');
  if (!databases.some(({ name }) => name.endsWith('/(default)'))) {
    const { location } = firebaseJson.firestore;
    const create = ['firestore', 'databases', 'create', '--location', location];
    gcloud(...create, '--delete-protection', '--project', project);
  }
  refuseOtherLocation(project);
}

/** @returns whether the site tells its pages the app's settings, which a site that was there before may not */
function makeSite({ firebase }: Tools, project: string): boolean {
  type App = { appId: string };
  const sites = () =>
    firebase<{ sites: { name: string; appId?: string }[] }>(['hosting:sites:list']).sites;
  const find = () => sites().find(({ name }) => name.endsWith(`/sites/${project}`));
  const [app = firebase<App>(['apps:create', 'WEB', 'site'])] = firebase<App[]>([
    'apps:list',
    'WEB',
  ]);
  // Asked after the app, because a project's first one brings a site with it.
  const site = find();
  if (!site) firebase(['hosting:sites:create', project, '--app', app.appId]);
  return !site || Boolean(site.appId);
}

async function makePublisher(
  { gcloud, list }: Tools,
  project: string,
  pause: () => Promise<void>,
): Promise<void> {
  const address = `publisher@${project}.iam.gserviceaccount.com`;
  const accounts = list<{ email: string }>('iam', 'service-accounts', 'list');
  if (!accounts.some(({ email }) => email === address))
    gcloud('iam', 'service-accounts', 'create', 'publisher', '--project', project);
  const bind = ['projects', 'add-iam-policy-binding', project, '--condition', 'None'];
  for (const role of PUBLISHER_ROLES) {
    const give = () => gcloud(...bind, '--role', role, '--member', `serviceAccount:${address}`);
    await untilKnown(give, pause);
  }
}

/** Google says for a while that an account that it has just made does not exist. */
async function untilKnown(action: () => void, pause: () => Promise<void>): Promise<void> {
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
function makeSecret({ list, firebase }: Tools, secret: string, make: () => string): void {
  const secrets = list<{ name: string }>('secrets', 'list');
  const isThere = secrets.some(({ name }) => name.endsWith(`/${secret}`));
  const versions = isThere ? list<{ state: string }>('secrets', 'versions', 'list', secret) : [];
  if (versions.some(({ state }) => state === 'ENABLED')) return;
  firebase(['functions:secrets:set', secret, '--data-file', '-'], make());
}

function leftForConsole(project: string, isLinked: boolean): string[] {
  const console = `https://console.firebase.google.com/project/${project}`;
  return [
    `Sign-in: Get started, Google, switch it on: ${console}/authentication/providers`,
    `Storage: Get started, location ${firebaseJson.firestore.location}: ${console}/storage`,
    ...(isLinked
      ? []
      : [`Your apps, Link to a Firebase Hosting site: ${console}/settings/general`]),
  ];
}
