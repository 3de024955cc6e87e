import { createRequire } from 'node:module';
import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { afterEach, expect, test, vi } from 'vitest';
import { ACCOUNT_ROLES } from './account-roles.ts';
import * as functions from './functions.ts';

/** firebase-tools has no types. What it makes of the functions is what Google gets. */
const tools = createRequire(import.meta.url);
const deployment = (file: string) => tools(`firebase-tools/lib/deploy/functions/${file}.js`);
const { jobFromEndpoint } = tools('firebase-tools/lib/gcp/cloudscheduler.js');
/** Expressions become texts here, before firebase-functions hands them over. */
const { stackToWire } = tools('../../node_modules/firebase-functions/lib/runtime/manifest.js');

const PROJECT = 'vaigai-homes';
const addressOf = (name: string) => `${name}@${PROJECT}.iam.gserviceaccount.com`;

interface PlannedEndpoint {
  id: string;
  serviceAccount: string;
  scheduleTrigger?: object;
}

/** The endpoints as firebase-tools deploys them to a project. */
async function plannedBackend() {
  const found = Object.entries(functions).map(([name, { __endpoint }]) => [
    name,
    { ...__endpoint, entryPoint: name },
  ]);
  const stack = { specVersion: 'v1alpha1', endpoints: Object.fromEntries(found) };
  const sent = JSON.parse(JSON.stringify(stackToWire(stack)));
  const { buildFromV1Alpha1 } = deployment('runtimes/discovery/v1alpha1');
  const build = buildFromV1Alpha1(sent, PROJECT, 'us-central1', 'nodejs24');
  const options = { build, firebaseConfig: { projectId: PROJECT }, userEnvs: {} };
  const { backend } = await deployment('build').resolveBackend(options);
  const endpoints: PlannedEndpoint[] = deployment('backend').allEndpoints(backend);
  return { backend, endpoints };
}

const endpoints = Object.values(functions).map(({ __endpoint }) => __endpoint);

test('the functions ask for no more than the 20 CPUs that a new project has in a region', () => {
  expect(endpoints).toHaveLength(4);
  let cpus = 0;
  for (const { maxInstances, cpu } of endpoints) {
    expect(maxInstances).toEqual(expect.any(Number));
    // Unless told otherwise, an instance of this generation has one.
    cpus += Number(maxInstances) * (typeof cpu === 'number' ? cpu : 1);
  }
  expect(cpus).toBeLessThanOrEqual(20);
});

test('a new lead is looked for each minute', () => {
  expect(functions.deliverMessages.__endpoint.scheduleTrigger?.schedule).toBe('every 1 minutes');
});

test('what is over is cleaned up each night at half past three in India', () => {
  const { schedule, timeZone } = functions.cleanUp.__endpoint.scheduleTrigger ?? {};
  expect([schedule, timeZone]).toEqual(['every day 03:30', 'Asia/Kolkata']);
});

afterEach(() => void vi.doUnmock('./production.ts'));

test.each([
  ['deliverMessages', functions.deliverMessages],
  ['cleanUp', functions.cleanUp],
])('the scheduled function %s does what its name says, and nothing else', async (name, job) => {
  const done: string[] = [];
  vi.doMock('./production.ts', () => ({
    deliverMessages: async () => void done.push('deliverMessages'),
    cleanUp: async () => void done.push('cleanUp'),
  }));
  await job.run({} as ScheduledEvent);
  expect(done).toEqual([name]);
});

test('the functions with an address on the internet are the API and publishing', () => {
  const open = Object.entries(functions).filter(
    ([, { __endpoint }]) => 'httpsTrigger' in __endpoint,
  );
  expect(open.map(([name]) => name)).toEqual(['api', 'publish']);
});

test('publishing alone may release pages: each function runs as an account of few roles', async () => {
  const { endpoints } = await plannedBackend();
  const roles = new Map(Object.entries(ACCOUNT_ROLES).map(([name, of]) => [addressOf(name), of]));
  const mayRelease = endpoints.filter(({ serviceAccount }) => {
    const own = roles.get(serviceAccount);
    expect(own, serviceAccount).toBeDefined();
    return own?.includes('roles/firebasehosting.admin');
  });
  expect(mayRelease.map(({ id }) => id)).toEqual(['publish']);
});

test('Google gets whole addresses of accounts: for jobs, and for who may read a secret', async () => {
  const { backend, endpoints } = await plannedBackend();
  const jobs = endpoints.filter(({ scheduleTrigger }) => scheduleTrigger);
  expect(jobs).toHaveLength(2);
  for (const job of jobs) {
    const { httpTarget } = await jobFromEndpoint(job, 'asia-south1', '1234');
    expect(httpTarget.oidcToken).toEqual({ serviceAccountEmail: addressOf('web-api') });
  }
  const haveBackend = deployment('backend').empty();
  expect(
    await deployment('ensure').secretsAccessDelta({ wantBackend: backend, haveBackend }),
  ).toEqual({
    SENDGRID_API_KEY: [addressOf('web-api')],
    VAPID_PRIVATE_KEY: [addressOf('web-api')],
  });
});
