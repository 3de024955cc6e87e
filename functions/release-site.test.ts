import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { hostingConfig, underLease } from './release-site.ts';

/** firebase-tools has no types. */
const tools = createRequire(import.meta.url);
const { convertConfig } = tools('firebase-tools/lib/deploy/hosting/convertConfig.js');
const backend = tools('firebase-tools/lib/deploy/functions/backend.js');

/** The functions that are deployed with the pages: two rewrites lead to `api`. */
const regions = new Map(
  firebaseJson.hosting.rewrites.map(({ function: { functionId, region } }) => [functionId, region]),
);
const wantBackend = backend.of(
  ...[...regions].map(([functionId, region]) => ({
    platform: 'gcfv2',
    id: functionId,
    region,
    project: 'vaigai-homes',
    entryPoint: functionId,
    runtime: 'nodejs24',
    runServiceId: functionId,
    httpsTrigger: {},
  })),
);

test('a deployment has its lease by the database’s clock, for its machine’s may be wrong', async () => {
  const time = new Date('2026-03-02T04:30:00.000Z');
  const leases = {
    serverTime: async () => time,
    takeLease: vi.fn(async (_holder: string, _now: Date) => true),
    renewLease: vi.fn(async (_holder: string, _now: Date) => true),
    endLease: async () => {},
  };
  await underLease(leases, (_holder, renewLease) => renewLease());
  expect(leases.takeLease.mock.calls[0]?.[1]).toBe(time);
  expect(leases.renewLease.mock.calls[0]?.[1]).toBe(time);
});

test('a deployment has done what it has done, also when its lease cannot be given back', async () => {
  const leases = {
    serverTime: async () => new Date(),
    takeLease: async () => true,
    renewLease: async () => true,
    endLease: () => Promise.reject(new Error('PERMISSION_DENIED')),
  };
  await underLease(leases, async () => {});
  const refused = underLease(leases, () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  const late = underLease({ ...leases, takeLease: async () => false }, async () => {});
  await expect(late).rejects.toThrow('in three minutes');
});

test('a version has the headers and rewrites that firebase-tools would give it', async () => {
  const context = { existingBackendPromise: Promise.resolve(backend.empty()) };
  const payload = { functions: { default: { wantBackend } } };
  const deploy = {
    config: { ...firebaseJson.hosting, site: 'vaigai-homes' },
    version: 'sites/vaigai-homes/versions/1',
  };
  expect(hostingConfig(firebaseJson.hosting)).toEqual(
    await convertConfig(context, payload, deploy),
  );
});
