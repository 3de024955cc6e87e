import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '@theni/content';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openFirestore } from '../emulators/firestore/test/test-firestore.ts';
import { HostedVersions } from '../emulators/hosting/hosted-versions.ts';
import { createRestApi } from '../emulators/hosting/rest-api.ts';
import { adminPaths } from '../web/src/page-addresses.ts';
import { releasePages, releaseSite, underLease } from './release-site.ts';
import { HostingApi } from './src/publishing/hosting-api.ts';
import { storesOf } from './src/stores.ts';
import { originOf } from './test/listen.ts';

/** A new project's Hosting, to which the built site is deployed. */
let folder: string;
let store: HostedVersions;
let server: Server;
let api: HostingApi;
let fault: Parameters<typeof createRestApi>[0]['fault'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  store = new HostedVersions(folder, 'vaigai-homes');
  server = createRestApi({
    store,
    site: 'vaigai-homes',
    fault: (method, path) => fault?.(method, path),
  });
  const origin = await originOf(server.listen(0, '127.0.0.1'));
  api = new HostingApi({ site: 'vaigai-homes', accessToken: async () => 'owner', origin });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const leases = {
  serverTime: async () => new Date(),
  takeLease: vi.fn(async () => true),
  renewLease: vi.fn(async () => true),
  endLease: vi.fn(async () => {}),
};
beforeEach(() => {
  vi.resetAllMocks();
  leases.takeLease.mockResolvedValue(true);
  leases.renewLease.mockResolvedValue(true);
});

const live = (file: string) => readFile(join(store.live, file), 'utf8');
const noFiles = async () => ({ filesById: {}, readers: new Map() });
const deploy = () =>
  underLease(leases, (_holder, renewLease) =>
    releasePages(api, undefined, noFiles, { renewLease }),
  );

test('before the first publication visitors read that the site is coming', async () => {
  await deploy();
  for (const page of ['index.html', 'ta.html', '404.html', 'ta/404.html']) {
    const html = await live(page);
    expect(html).toContain('<h1>Coming soon</h1>');
    expect(html).toContain('<p lang="ta-IN">விரைவில் வருகிறது</p>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  }
  const files = await readdir(join(store.live, '.'), { recursive: true });
  for (const file of ['sitemap.xml', 'robots.txt', 'about-us.html', 'ta/about-us.html'])
    expect(files).not.toContain(file);
});

test('the admin can sign in there, and no page tells a sample name or number', async () => {
  for (const path of adminPaths) expect(await live(`${path}.html`)).toContain('data-words=');
  const { company, people } = shipped;
  const samples = [
    ...Object.values(company.name),
    ...company.phones,
    company.email,
    company.address.street.en,
    ...Object.values(company.social),
    people.founder.name.en,
    people.founder.phone,
  ];
  const files = await readdir(join(store.live, '.'), { recursive: true });
  const read = files.filter((file) => /\.(html|json)$/.test(file) && file !== 'licences.json');
  expect(read.length).toBeGreaterThan(adminPaths.length);
  for (const file of read)
    for (const sample of samples) expect(await live(file), file).not.toContain(sample);
});

test('a deployment goes live with the published words, and says which', async () => {
  const name = { en: 'Vaigai Homes', ta: 'வைகை வீடுகள்' };
  const { db, close } = await openFirestore();
  const stores = storesOf(db, { initial: {}, initialIsPublished: false });
  const { liveState, releases } = stores;
  const id = 'a-release';
  await liveState.takeLease(id, new Date());
  const release = {
    changes: { 'company.name': name },
    changed: ['company.name'],
    changedLayouts: [],
    layouts: {},
    shownStates: {},
  };
  await releases.create(id, release, new Date());
  await releases.setLive(id, id, new Date());
  await liveState.endLease(id);
  await underLease(liveState, (holder, renewLease) =>
    releaseSite(api, stores, noFiles, holder, { renewLease }),
  );
  expect(await live('ta/about-us.html')).toContain(name.ta);
  expect((await api.liveVersion())?.labels).toMatchObject({ release: id });
  expect((await liveState.get()).lease).toBeNull();
  await close();
});

test('nothing of the build’s own goes live: no dot file, no manifest', async () => {
  await deploy();
  const files = Object.keys(await api.files((await api.liveVersion())?.name ?? ''));
  expect(files.length).toBeGreaterThan(adminPaths.length);
  expect(files.filter((file) => file.includes('/.'))).toEqual([]);
});

test('a deployment whose release lost its answer has succeeded, and one that failed fails', async () => {
  const isRelease = (method: string, path: string) =>
    method === 'POST' && path.endsWith('/releases');
  fault = (method, path) => (isRelease(method, path) ? 'lose answer' : undefined);
  const before = await api.liveVersion();
  await deploy();
  const after = await api.liveVersion();
  expect(after).not.toEqual(before);
  fault = (method, path) => (isRelease(method, path) ? 500 : undefined);
  await expect(deploy()).rejects.toThrow('refused (500)');
  expect(await api.liveVersion()).toEqual(after);
  fault = undefined;
});

test('while the owner publishes nothing goes live; a lost lease stops the release', async () => {
  const before = await api.liveVersion();
  leases.takeLease.mockResolvedValue(false);
  await expect(deploy()).rejects.toThrow(
    'The owner is publishing at this moment, or a deployment has ended halfway.',
  );
  leases.takeLease.mockResolvedValue(true);
  leases.renewLease.mockResolvedValue(false);
  await expect(deploy()).rejects.toThrow('the owner has begun to publish');
  expect(await api.liveVersion()).toEqual(before);
});
