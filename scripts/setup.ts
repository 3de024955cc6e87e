import { parseArgs } from 'node:util';
import webPush from 'web-push';
import type { SiteConfig } from '../config/check-config.ts';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { command, configFileOf, RUN_AGAIN } from './command.ts';
import {
  consolePage,
  databaseRegion,
  MAIL_SECRET,
  PUSH_SECRET,
  projectRefusals,
  signInLeft,
} from './deploy/checks.ts';
import { makeAlerts } from './setup/alerts.ts';
import { makeBucket } from './setup/bucket.ts';
import { type GoogleTools, googleToolsOf } from './setup/google-tools.ts';
import { makeAccounts } from './setup/service-accounts.ts';

/**
 * The deployment and the live site use these services; firebase-tools wants those of billing and
 * extensions at each deployment. With `compute` comes the account that builds the functions. A
 * service that is only enabled is free.
 */
export const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebaseextensions',
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
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The most that Google switches on in one call. */
const APIS_AT_ONCE = 20;

/** Hosting keeps all by itself, and above 10 GB they cost. */
const KEPT_RELEASES = '20';

/**
 * Makes what a site needs in its project and the project lacks.
 * @param siteUrl the address of the live site
 * @returns a line for each thing that is left to do by hand
 * @throws at the first thing that fails; the next run goes on from there
 */
export async function setUp(tools: GoogleTools, siteUrl: string): Promise<string[]> {
  const { project, gcloud, create, ask, firebase, patch } = tools;

  console.log(`${project}: switching on Google's services, which takes minutes the first time`);
  for (let from = 0; from < APIS.length; from += APIS_AT_ONCE)
    await gcloud('services', 'enable', ...APIS.slice(from, from + APIS_AT_ONCE));
  console.log('database');
  const { location } = firebaseJson.firestore;
  if (!(await databaseRegion(tools)))
    await create(
      'firestore',
      'databases',
      'create',
      `--location=${location}`,
      '--delete-protection',
    );
  console.log('web app and its site');
  const isLinked = await makeSite();
  console.log('bucket of the files');
  const leftForBucket = await makeBucket(tools, siteUrl);
  console.log('keys: of the mail service, and for notifications');
  await makeSecret(MAIL_SECRET, () => 'unset');
  await makeSecret(PUSH_SECRET, () => webPush.generateVAPIDKeys().privateKey);
  console.log('accounts of the functions');
  const leftForAdministrator = await makeAccounts(tools);
  console.log('alerts');
  const leftForAlerts = await makeAlerts(tools);
  const link = `Your apps, Link to a Firebase Hosting site: ${consolePage(project)}/settings/general`;
  return [
    ...(await signInLeft(tools)),
    ...leftForBucket,
    ...(isLinked ? [] : [link]),
    ...leftForAdministrator,
    ...leftForAlerts,
  ];

  /** @returns whether the site is linked to the app, which one that existed before may not be */
  async function makeSite(): Promise<boolean> {
    const [known] = await firebase<{ appId: string }[]>(['apps:list', 'WEB']);
    const { appId } = known ?? (await firebase<{ appId: string }>(['apps:create', 'WEB', 'site']));
    // The app comes first, because a project's first app brings a site with it.
    const { sites } = await firebase<{ sites: { name: string; appId?: string }[] }>([
      'hosting:sites:list',
    ]);
    const site = sites.find(({ name }) => name.endsWith(`/sites/${project}`));
    if (!site) await firebase(['hosting:sites:create', project, '--app', appId]);
    const config = `https://firebasehosting.googleapis.com/v1beta1/sites/${project}/config`;
    await patch(`${config}?updateMask=maxVersions`, { maxVersions: KEPT_RELEASES });
    return !site || Boolean(site.appId);
  }

  /** An existing key stays: it is the owner's, or phones have subscribed with it. */
  async function makeSecret(secret: string, make: () => string): Promise<void> {
    const secrets = await ask<{ name: string }[]>('secrets', 'list');
    const isThere = secrets.some(({ name }) => name.endsWith(`/${secret}`));
    const versions = isThere
      ? await ask<{ state: string }[]>('secrets', 'versions', 'list', secret)
      : [];
    if (versions.some(({ state }) => state === 'ENABLED')) return;
    await firebase(['functions:secrets:set', secret, '--data-file', '-'], make());
  }
}

/** `npm run setup -- --project <id>` */
if (import.meta.main)
  await command(async () => {
    const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
    const [refusal] = projectRefusals(values.project);
    if (refusal) throw new Error(refusal);
    const file = new URL(`../${configFileOf(values.project)}`, import.meta.url);
    const { site }: SiteConfig = await import(file.href);
    const left = await setUp(googleToolsOf(values.project), site.url);
    if (left.length > 0) console.log(`\nLeft to do:\n  ${left.join('\n  ')}`);
    console.log(`\nThen: npm run deploy -- --project ${values.project}`);
  }, RUN_AGAIN);
