import { parseArgs } from 'node:util';
import webPush from 'web-push';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { command, type outputOf } from './command.ts';
import { MAIL_SECRET, PUSH_SECRET, projectRefusals, refuseOtherLocation } from './deploy/checks.ts';
import { makeAlerts } from './setup/alerts.ts';
import { googleToolsOf } from './setup/google-tools.ts';
import { makeAccounts } from './setup/service-accounts.ts';

/** The deployment and the live site use these services; a service that is only enabled is free. */
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
  'logging',
  'monitoring',
  'orgpolicy',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

interface Options {
  run?: typeof outputOf;
  pause?: () => Promise<void>;
}

/**
 * Makes what a site needs in its project and the project lacks.
 * @returns a line for each thing that is left to do by hand
 * @throws at the first thing that fails; the next run goes on from there
 */
export async function setUp(project: string, { run, pause }: Options = {}): Promise<string[]> {
  const tools = googleToolsOf(project, run);
  const { gcloud, ask, firebase } = tools;

  console.log(`${project}: switching on Google's services, which takes minutes the first time`);
  gcloud('services', 'enable', ...APIS);
  console.log('database');
  makeDatabase();
  console.log('web app and its site');
  const isLinked = makeSite();
  console.log('accounts of the functions');
  const leftForAdministrator = await makeAccounts(tools, pause);
  console.log('keys: of the mail service, and for notifications');
  makeSecret(MAIL_SECRET, () => 'unset');
  makeSecret(PUSH_SECRET, () => webPush.generateVAPIDKeys().privateKey);
  console.log('alerts');
  makeAlerts(tools);
  return [...leftForConsole(project, isLinked), ...leftForAdministrator];

  function makeDatabase(): void {
    const databases = ask<{ name: string }[]>('firestore', 'databases', 'list');
    const { location } = firebaseJson.firestore;
    if (!databases.some(({ name }) => name.endsWith('/(default)')))
      gcloud('firestore', 'databases', 'create', `--location=${location}`, '--delete-protection');
    refuseOtherLocation(project, tools.run);
  }

  /** @returns whether the site is linked to the app, which one that existed before may not be */
  function makeSite(): boolean {
    const [known] = firebase<{ appId: string }[]>(['apps:list', 'WEB']);
    const { appId } = known ?? firebase<{ appId: string }>(['apps:create', 'WEB', 'site']);
    // The app comes first, because a project's first app brings a site with it.
    const { sites } = firebase<{ sites: { name: string; appId?: string }[] }>([
      'hosting:sites:list',
    ]);
    const site = sites.find(({ name }) => name.endsWith(`/sites/${project}`));
    if (!site) firebase(['hosting:sites:create', project, '--app', appId]);
    return !site || Boolean(site.appId);
  }

  /** An existing key stays: it is the owner's, or phones have subscribed with it. */
  function makeSecret(secret: string, make: () => string): void {
    const secrets = ask<{ name: string }[]>('secrets', 'list');
    const isThere = secrets.some(({ name }) => name.endsWith(`/${secret}`));
    const versions = isThere ? ask<{ state: string }[]>('secrets', 'versions', 'list', secret) : [];
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

/** `npm run setup -- --project <id>` */
if (import.meta.main)
  await command(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
    const [refusal] = projectRefusals(values.project);
    if (refusal) throw new Error(refusal);
    const left = await setUp(values.project);
    console.log(`\nLeft to do:\n  ${left.join('\n  ')}`);
    console.log(`\nThen: npm run deploy -- --project ${values.project}`);
  });
