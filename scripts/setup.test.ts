import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOURTH_TRY_FAILED } from '../functions/src/delivery/mail.ts';
import * as functions from '../functions/src/functions.ts';
import { ACCOUNT_ROLES } from './setup/service-accounts.ts';
import { setUp } from './setup.ts';

const PROJECT = 'vaigai-homes';
const [API, PUBLISHER] = ['api', 'publisher'].map(
  (name) => `${name}@${PROJECT}.iam.gserviceaccount.com`,
);
const BUILD = '1234-compute@developer.gserviceaccount.com';

const policies = ['function-fails', 'mail-fails', 'no-deliveries'].map((name) =>
  JSON.parse(readFileSync(new URL(`setup/alerts/${name}.json`, import.meta.url), 'utf8')),
);

/** Google's answers in an empty project, by how a command begins. */
const EMPTY: Record<string, unknown> = {
  'gcloud projects describe': { projectNumber: '1234' },
  'gcloud firestore databases list': [],
  'firebase firestore:databases:get': { locationId: 'asia-south1' },
  'firebase apps:list': [],
  'firebase apps:create': { appId: 'app' },
  'firebase hosting:sites:list': { sites: [] },
  'gcloud iam service-accounts list': [],
  'gcloud secrets list': [],
  'gcloud monitoring policies list': [],
  'gcloud beta monitoring channels list': [],
  'gcloud beta monitoring channels create': { name: 'channel' },
};

/** Google's answers in a project that has been set up. */
const DONE: Record<string, unknown> = {
  ...EMPTY,
  'gcloud firestore databases list': [{ name: `projects/${PROJECT}/databases/(default)` }],
  'firebase apps:list': [{ appId: 'app' }],
  'firebase hosting:sites:list': { sites: [{ name: `p/sites/${PROJECT}`, appId: 'app' }] },
  'gcloud iam service-accounts list': [{ email: API }, { email: PUBLISHER }],
  'gcloud secrets list': [{ name: 's/SENDGRID_API_KEY' }, { name: 's/VAPID_PRIVATE_KEY' }],
  'gcloud secrets versions list': [{ state: 'ENABLED' }],
  'gcloud monitoring policies list': policies.map(({ displayName }) => ({ displayName })),
};

/** @param fails the messages of commands that fail, one a time, by how a command begins */
async function runSetUp(answers: Record<string, unknown>, fails: Record<string, string[]> = {}) {
  const changes: string[] = [];
  let pauses = 0;
  const left = await setUp(PROJECT, {
    run: (words, input) => {
      const call = words.join(' ');
      const failure = Object.keys(fails).find((start) => call.startsWith(start));
      const message = failure && fails[failure]?.shift();
      if (message) throw new Error(message);
      if (/ (create|set|reset|add-)|:(create|set) /.test(call))
        changes.push(`${call} ${input ?? ''}`);
      const start = Object.keys(answers).find((known) => call.startsWith(`${known} `));
      const result = start === undefined ? {} : answers[start];
      return JSON.stringify(words[0] === 'firebase' ? { result } : result);
    },
    pause: async () => {
      pauses += 1;
    },
  });
  return { left: left.join('\n'), changes, pauses };
}

const binding = (email: string | undefined, role: string) =>
  expect.stringContaining(`--role ${role} --member serviceAccount:${email} --condition None`);

test('an empty project gets database, app, site, two accounts, two keys and alerts', async () => {
  const { left, changes } = await runSetUp(EMPTY);
  expect(changes).toEqual([
    expect.stringContaining('databases create --location=asia-south1 --delete-protection'),
    expect.stringContaining('apps:create WEB site'),
    expect.stringContaining(`hosting:sites:create ${PROJECT} --app app`),
    expect.stringContaining('service-accounts create api'),
    ...ACCOUNT_ROLES.api.map((role) => binding(API, role)),
    expect.stringContaining('service-accounts create publisher'),
    ...ACCOUNT_ROLES.publisher.map((role) => binding(PUBLISHER, role)),
    binding(BUILD, 'roles/cloudbuild.builds.builder'),
    expect.stringMatching(/secrets:set SENDGRID_API_KEY .* unset$/),
    expect.stringMatching(/secrets:set VAPID_PRIVATE_KEY .* [\w-]{43}$/),
    expect.stringContaining('channels create --display-name Engineer --type email'),
    ...policies.map(() =>
      expect.stringMatching(/policies create .* --notification-channels channel/),
    ),
  ]);
  expect(left).toContain(`/project/${PROJECT}/authentication/providers`);
  expect(left).toContain('location asia-south1');
  expect(left).not.toContain('settings/general');
});

test('run again, it makes nothing twice and leaves real keys alone', async () => {
  const { changes } = await runSetUp(DONE);
  expect(changes.filter((call) => !call.includes('add-iam-policy-binding'))).toEqual([]);
});

test('in an organisation visitors may call the API, or it says who can allow that', async () => {
  const project = { projectNumber: '1234', parent: { type: 'organization', id: '9' } };
  const answers = { ...DONE, 'gcloud projects describe': project };
  const reset = 'gcloud org-policies reset iam.allowedPolicyMemberDomains';
  const { left, changes } = await runSetUp(answers);
  expect(changes.at(-1)).toContain(reset);
  expect(left).not.toContain(reset);
  const refused = await runSetUp(answers, { [reset]: ['The caller does not have permission'] });
  expect(refused.left).toContain(`${reset} --project ${PROJECT}`);
});

test('an account that is not known yet is waited for; a refused role ends it', async () => {
  const binding = 'gcloud projects add-iam-policy-binding';
  const unknown = `Service account ${API} does not exist.`;
  expect((await runSetUp(EMPTY, { [binding]: [unknown, unknown] })).pauses).toBe(2);
  const never = Array<string>(20).fill(unknown);
  await expect(runSetUp(EMPTY, { [binding]: never })).rejects.toThrow('does not exist');
  await expect(runSetUp(EMPTY, { [binding]: ['DENIED'] })).rejects.toThrow('DENIED');
});

test('the alerts wait for what the functions log, and for a job that there is', () => {
  const texts = policies.map((policy) => JSON.stringify(policy.conditions).replaceAll('\\', ''));
  expect(texts).toEqual([
    expect.stringContaining('severity>=ERROR'),
    expect.stringContaining(`jsonPayload.message="${FOURTH_TRY_FAILED}"`),
    expect.stringMatching(/conditionAbsent.*service_name="delivermessages"/),
  ]);
  expect(functions).toHaveProperty('deliverMessages');
});

test('a database elsewhere is refused, because it cannot be moved', async () => {
  const elsewhere = { 'firebase firestore:databases:get': { locationId: 'nam5' } };
  await expect(runSetUp({ ...DONE, ...elsewhere })).rejects.toThrow(
    'is in nam5, not in asia-south1',
  );
});

test('a site that is there without an app is left to be linked in the console', async () => {
  const site = { 'firebase hosting:sites:list': { sites: [{ name: `p/sites/${PROJECT}` }] } };
  expect((await runSetUp({ ...DONE, ...site })).left).toContain('/settings/general');
});
