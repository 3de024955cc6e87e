import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ACCOUNT_ROLES } from '../functions/src/account-roles.ts';
import { FOURTH_TRY_FAILED } from '../functions/src/delivery/mail.ts';
import * as functions from '../functions/src/functions.ts';
import policies from './setup/alerts.json' with { type: 'json' };
import { googleToolsOf } from './setup/google-tools.ts';
import { commandsOfGcloud, refuseWrongCommand } from './setup/test/strict-google.ts';
import { APIS, setUp } from './setup.ts';

const PROJECT = 'vaigai-homes';
const [API, PUBLISHER] = ['web-api', 'publisher'].map(
  (name) => `${name}@${PROJECT}.iam.gserviceaccount.com`,
);
const BUILD = '1234-compute@developer.gserviceaccount.com';

const conditions = policies.map((policy) => JSON.stringify(policy.conditions).replaceAll('\\', ''));

const BUCKET = { bucket: { name: `projects/p/buckets/${PROJECT}.firebasestorage.app` } };

/** Google's answers in an empty project, by how a command or an address begins. */
const EMPTY: Record<string, unknown> = {
  'gcloud projects describe': { projectNumber: '1234' },
  'firebase apps:list': [],
  'firebase apps:create': { appId: 'app' },
  'firebase hosting:sites:list': { sites: [] },
  'gcloud iam service-accounts list': [],
  'gcloud secrets list': [],
  'POST https://monitoring.googleapis.com': { name: 'channel' },
  'GET https://monitoring.googleapis.com': {},
  'POST https://firebasestorage.googleapis.com': BUCKET,
};

/** Google's answers in a project that has been set up. */
const DONE: Record<string, unknown> = {
  ...EMPTY,
  'GET https://firestore.googleapis.com': { locationId: 'asia-south1' },
  'GET https://firebasestorage.googleapis.com': BUCKET,
  'GET https://identitytoolkit.googleapis.com': { enabled: true },
  'firebase apps:list': [{ appId: 'app' }],
  'firebase hosting:sites:list': { sites: [{ name: `p/sites/${PROJECT}`, appId: 'app' }] },
  'gcloud iam service-accounts list': [{ email: API }, { email: PUBLISHER }],
  'gcloud secrets list': [{ name: 's/SENDGRID_API_KEY' }, { name: 's/VAPID_PRIVATE_KEY' }],
  'gcloud secrets versions list': [{ state: 'ENABLED' }],
  'GET https://monitoring.googleapis.com': {
    alertPolicies: policies.map(({ displayName }) => ({ displayName })),
  },
};

/** @param fails the messages of calls that fail, one a time, by how a call begins */
async function runSetUp(answers: Record<string, unknown>, fails: Record<string, string[]> = {}) {
  const changes: string[] = [];
  let pauses = 0;
  const startOf = (call: string, table: object) =>
    Object.keys(table).find((known) => call.startsWith(known));
  const failureOf = (call: string) => fails[startOf(call, fails) ?? '']?.shift();
  const answerTo = (call: string) => answers[startOf(call, answers) ?? ''];
  const tools = googleToolsOf(PROJECT, {
    run: (words, input) => {
      refuseWrongCommand(words);
      const call = words.join(' ');
      const message = failureOf(call);
      if (message) throw new Error(message);
      if (/ (create|set|reset|add-|enable)|:(create|set) /.test(call))
        changes.push(`${call} ${input ?? ''}`);
      if (call.startsWith('gcloud config get account')) return 'engineer@homes.example\n';
      const result = answerTo(call) ?? {};
      return JSON.stringify(words[0] === 'firebase' ? { result } : result);
    },
    request: async ({ method, url, body }) => {
      const call = `${method} ${url}`;
      const message = failureOf(call);
      if (message) return new Response(message, { status: Number(message.slice(0, 3)) });
      if (method !== 'GET') changes.push(`${call} ${JSON.stringify(body)}`);
      const answer = answerTo(call) ?? (method === 'GET' ? undefined : {});
      return answer ? Response.json(answer) : new Response('', { status: 404 });
    },
    pause: async () => {
      pauses += 1;
    },
  });
  const left = await setUp(tools, 'https://homes.example');
  return { left: left.join('\n'), changes, pauses };
}

const binding = (email: string | undefined, role: string) =>
  expect.stringContaining(`--role ${role} --member serviceAccount:${email} --condition None`);

test('an empty project gets database, app, site, bucket, two keys, two accounts and alerts', async () => {
  const { left, changes } = await runSetUp(EMPTY);
  expect(changes.filter((call) => !call.startsWith('gcloud services enable'))).toEqual([
    expect.stringContaining('databases create --location=asia-south1 --delete-protection'),
    expect.stringContaining('apps:create WEB site'),
    expect.stringContaining(`hosting:sites:create ${PROJECT} --app app`),
    expect.stringMatching(/sites\/vaigai-homes\/config\?updateMask=maxVersions .*"20"/),
    expect.stringMatching(/^POST .*\/defaultBucket {"location":"asia-south1"}$/),
    expect.stringMatching(
      /^PATCH .*\/b\/vaigai-homes.firebasestorage.app\?fields=cors .*homes.example/,
    ),
    expect.stringMatching(/secrets:set SENDGRID_API_KEY .* unset$/),
    expect.stringMatching(/secrets:set VAPID_PRIVATE_KEY .* [\w-]{43}$/),
    expect.stringContaining('service-accounts create web-api'),
    ...ACCOUNT_ROLES['web-api'].map((role) => binding(API, role)),
    expect.stringContaining('service-accounts create publisher'),
    ...ACCOUNT_ROLES.publisher.map((role) => binding(PUBLISHER, role)),
    binding(BUILD, 'roles/cloudbuild.builds.builder'),
    expect.stringMatching(/notificationChannels .*"email_address":"engineer@homes.example"/),
    ...policies.map(() =>
      expect.stringMatching(/alertPolicies .*"notificationChannels":\["channel"\]/),
    ),
  ]);
  expect(left).toContain(`/project/${PROJECT}/authentication/providers`);
  expect(left.split('\n')).toHaveLength(1);
});

test('run again, it makes nothing twice and leaves real keys alone', async () => {
  const { left, changes } = await runSetUp(DONE);
  const repeatable =
    /^gcloud services enable|add-iam-policy-binding|updateMask=maxVersions|fields=cors/;
  expect(changes.filter((call) => !repeatable.test(call))).toEqual([]);
  expect(left).toBe('');
});

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('each command that docs/deploy.md shows is one of npm, firebase or gcloud, with flags that it has', () => {
  const blocks = Array.from(read('docs/deploy.md').matchAll(/```sh\n(.*?)```/gs), ([, sh]) => sh);
  const lines = blocks
    .join('')
    .replaceAll('\\\n', ' ')
    .replaceAll('<number>', '1234')
    .replace(/ # .*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const words = Array.from(line.matchAll(/'[^']*'|"[^"]*"|\S+/g), ([word]) =>
      word.replace(/^(['"])(.*)\1$/, '$2'),
    );
    if (words[0] === 'npx') words.shift();
    const [tool, run, script = ''] = words;
    if (tool !== 'npm') expect(() => refuseWrongCommand(words), line).not.toThrow();
    else if (run === 'run') expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script);
    else expect(line.trim()).toBe('npm ci');
  }
});

test('the services that firebase-tools wants are on before it asks', () => {
  const tools = createRequire(import.meta.url);
  const origins = tools('firebase-tools/lib/api.js');
  // What `firebase deploy` runs for rules, indexes and functions, also where no extension is used.
  const files = ['deploy/functions/prepare', 'deploy/functions/ensure', 'deploy/firestore/prepare'];
  files.push('gcp/storage', 'gcp/secretManager', 'gcp/cloudbilling', 'gcp/artifactregistry');
  const wanted = files.flatMap((file) => {
    const code = readFileSync(tools.resolve(`firebase-tools/lib/${file}.js`), 'utf8');
    const lines = code.split('\n').filter((line) => /ensure\)?\(|_APIS = \[\(/.test(line));
    return lines.flatMap((line) => [
      ...Array.from(line.matchAll(/api_1\.(\w+)\)\(\)/g), ([, name = '']) => origins[name]()),
      ...Array.from(line.matchAll(/"([a-z]+\.googleapis\.com)"/g), ([, name]) => name),
    ]);
  });
  wanted.push(origins.extensionsOrigin(), origins.cloudschedulerOrigin());
  const names = new Set(wanted.map((origin) => origin.replace('https://', '')));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !APIS.includes(name))).toEqual([]);
});

test.runIf(process.env.GCLOUD)(
  'the table of commands is that of the gcloud here',
  async () => {
    const table = `${JSON.stringify(commandsOfGcloud(), null, 2)}\n`;
    await expect(table).toMatchFileSnapshot('setup/test/gcloud-commands.json');
  },
  600_000,
);

test('in an organisation visitors may call the API, or it says who can allow that', async () => {
  const project = { projectNumber: '1234', parent: { type: 'organization', id: '9' } };
  const answers = { ...DONE, 'gcloud projects describe': project };
  const reset = 'gcloud org-policies reset iam.allowedPolicyMemberDomains';
  const { left, changes } = await runSetUp(answers);
  expect(changes.join('\n')).toContain(reset);
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

test.each([
  ['GET https://firestore.googleapis.com', '503 UNAVAILABLE'],
  [
    'GET https://firebasestorage.googleapis.com',
    '403 API has not been used in project 1234 before',
  ],
  ['PATCH https://firebasehosting.googleapis.com', '404 Requested entity was not found'],
  ['POST https://monitoring.googleapis.com', '429 RESOURCE_EXHAUSTED'],
  ['gcloud services enable', 'INTERNAL: Internal error encountered.'],
  ['firebase apps:list', 'HTTP Error: 503, Service unavailable'],
])('while %s is not ready it waits and asks again', async (call, message) => {
  const { pauses, changes } = await runSetUp(EMPTY, { [call]: [message] });
  expect(pauses).toBe(1);
  expect(changes.filter((change) => change.includes('apps:create'))).toHaveLength(1);
});

test.each([
  ['gcloud firestore databases create', 'ALREADY_EXISTS: Database already exists.'],
  ['gcloud iam service-accounts create', 'Service account web-api already exists within project.'],
])('what %s has made although its answer was lost is taken as made', async (call, message) => {
  const { left } = await runSetUp(EMPTY, { [call]: ['socket hang up', message] });
  expect(left).not.toContain('exists');
  await expect(runSetUp(EMPTY, { [call]: ['DENIED'] })).rejects.toThrow('DENIED');
});

test('what may have been made in spite of an error is not made again blindly', async () => {
  const broken = { 'firebase apps:create': ['HTTP Error: 500, Internal error'] };
  await expect(runSetUp(EMPTY, broken)).rejects.toThrow('500');
});

test('a bucket or an alert that Google refuses is left to do, with its reason', async () => {
  const { left, changes } = await runSetUp(EMPTY, {
    'POST https://firebasestorage': ['400 no billing'],
    'POST https://monitoring.googleapis.com/v3/projects/vaigai-homes/alertPolicies': [
      '404 Cannot find metric'.replace('404', '400'),
    ],
  });
  expect(left).toMatch(/Storage: Get started, location asia-south1: .*400 no billing/);
  expect(left).toMatch(/npm run setup again, for the alert ".*" \(.*Cannot find metric/);
  expect(changes.filter((call) => call.includes('/alertPolicies'))).toHaveLength(
    policies.length - 1,
  );
});

test('the alerts wait for what is logged, also of a job that never ran, and for one that stops', () => {
  expect(conditions).toEqual([
    expect.stringContaining('severity>=ERROR'),
    // A condition of missing runs needs one run before: Scheduler's log does not.
    expect.stringContaining('resource.type="cloud_scheduler_job" AND severity>=ERROR'),
    expect.stringContaining(`jsonPayload.message="${FOURTH_TRY_FAILED}"`),
    expect.stringMatching(/conditionAbsent.*service_name="delivermessages"/),
  ]);
  expect(functions).toHaveProperty('deliverMessages');
});

test('a database elsewhere is refused, because it cannot be moved', async () => {
  const elsewhere = { 'GET https://firestore.googleapis.com': { locationId: 'nam5' } };
  await expect(runSetUp({ ...DONE, ...elsewhere })).rejects.toThrow(
    'is in nam5, not in asia-south1',
  );
});

test('a site that is there without an app is left to be linked in the console', async () => {
  const site = { 'firebase hosting:sites:list': { sites: [{ name: `p/sites/${PROJECT}` }] } };
  expect((await runSetUp({ ...DONE, ...site })).left).toContain('/settings/general');
});
