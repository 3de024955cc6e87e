import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { originOf } from '../../functions/test/listen.ts';
import { HostedVersions } from './hosted-versions.ts';
import type { AccountRoles } from './refusals.ts';
import { createRestApi } from './rest-api.ts';

let folder: string;
let store: HostedVersions;
let servers: Server[];
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  store = new HostedVersions(folder, 'demo');
  servers = [];
  origin = await start();
});

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

function start(roles?: AccountRoles): Promise<string> {
  const server = createRestApi({ store, site: 'demo', ...(roles && { roles }) });
  servers.push(server);
  return originOf(server.listen(0, '127.0.0.1'));
}

async function request(
  method: string,
  url: string,
  body?: object | Buffer,
  token = 'Bearer owner',
) {
  const response = await fetch(url.startsWith('http') ? url : `${origin}/v1beta1/${url}`, {
    method,
    headers: { ...(token && { Authorization: token }) },
    ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

const page = gzipSync('a page');
const hash = createHash('sha256').update(page).digest('hex');
const config = { headers: [{ glob: '**', headers: { 'X-A': 'b' } }], cleanUrls: true };
const releases = 'sites/demo/channels/live/releases';

const create = async () => (await request('POST', 'sites/demo/versions', { config })).body.name;
const populate = (version: string, files: object) =>
  request('POST', `${version}:populateFiles`, { files });
const finalize = (version: string) =>
  request('PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' });
const release = (version: string) => request('POST', `${releases}?versionName=${version}`, {});

/**
 * Shapes: https://firebase.google.com/docs/hosting/api-deploy and the reference of sites.versions.
 */
test('a deployment gets the responses that Google documents', async () => {
  expect((await request('GET', `${releases}?pageSize=1`)).body).toEqual({});
  const labels = { 'build-id': 'a' };
  const name = expect.stringMatching(/^sites\/demo\/versions\/[0-9a-f]{16}$/);
  const version = await request('POST', 'sites/demo/versions', { config, labels });
  const shape = { name, status: 'CREATED', config, labels };
  expect(version).toMatchObject({ status: 200, body: shape });

  const versionName: string = version.body.name;
  const files = { '/index.html': hash, '/404.html': hash };
  const uploadUrl = `${origin}/upload/${versionName}/files`;
  expect((await populate(versionName, files)).body).toEqual({
    uploadRequiredHashes: [hash],
    uploadUrl,
  });
  expect(await request('POST', `${uploadUrl}/${hash}`, page)).toEqual({ status: 200, body: '' });
  expect((await populate(versionName, files)).body).toEqual({ uploadUrl });
  expect((await finalize(versionName)).body).toMatchObject({ ...shape, status: 'FINALIZED' });
  expect((await release(versionName)).status).toBe(200);
  expect((await request('GET', `${releases}?pageSize=1`)).body).toMatchObject({
    releases: [{ version: { ...shape, name: versionName, status: 'FINALIZED' } }],
  });
  expect((await request('GET', `${versionName}/files?status=ACTIVE&pageSize=1`)).body).toEqual({
    files: [{ path: '/index.html', hash, status: 'ACTIVE' }],
    nextPageToken: expect.any(String),
  });
});

test('what Google refuses is refused with its words', async () => {
  const errorOf = (code: number, status: string) => ({
    status: code,
    body: { error: { code, status, message: expect.any(String) } },
  });
  const version = await create();
  const unauthenticated = await request('GET', `${version}/files`, undefined, '');
  expect(unauthenticated).toEqual(errorOf(401, 'UNAUTHENTICATED'));
  const unknown = await request('GET', 'sites/demo/versions/0/files');
  expect(unknown).toEqual(errorOf(404, 'NOT_FOUND'));
  const precondition = errorOf(400, 'FAILED_PRECONDITION');
  expect(await release(version)).toEqual(precondition);
  await populate(version, { '/a': hash });
  expect(await finalize(version)).toEqual(precondition);
  const upload = `${origin}/upload/${version}/files/${hash}`;
  expect(await request('POST', upload, gzipSync('b'))).toEqual(errorOf(400, 'INVALID_ARGUMENT'));
  await request('POST', upload, page);
  expect((await finalize(version)).status).toBe(200);
  expect(await finalize(version)).toEqual(precondition);
  expect((await release(version)).status).toBe(200);
  expect(await release(version)).toEqual(precondition);
});

const DENIED = {
  status: 403,
  body: { error: { code: 403, status: 'PERMISSION_DENIED', message: expect.any(String) } },
};

test('a version that leads to a service is made by nobody who may not see services', async () => {
  const roles = ['roles/firebasehosting.admin'];
  origin = await start({ publisher: roles, viewer: [...roles, 'roles/run.viewer'] });
  const run = { serviceId: 'api', region: 'asia-south1' };
  const leading = { rewrites: [{ glob: '/api/**', run }] };
  const make = (config: object, account: string) =>
    request('POST', 'sites/demo/versions', { config }, `Bearer ${account}`);
  expect(await make(leading, 'publisher')).toEqual(DENIED);
  expect((await make(config, 'publisher')).status).toBe(200);
  expect((await make(leading, 'viewer')).status).toBe(200);
});

const API = { serviceId: 'api', region: 'asia-south1' };

test.each([
  ['an unknown field', { colour: 'red' }],
  ['an unknown field of the configuration', { config: { ignore: ['**/.*'] } }],
  ['a source in the form of firebase.json', { config: { rewrites: [{ source: '**', run: API }] } }],
  ['a rewrite to nothing', { config: { rewrites: [{ glob: '**' }] } }],
  ['a header rule without headers', { config: { headers: [{ glob: '**' }] } }],
  ['a label in capitals', { labels: { 'build-id': 'Ab' } }],
  [
    'a service of another region',
    { config: { rewrites: [{ glob: '**', run: { serviceId: 'api' } }] } },
  ],
  [
    'a service that is not there',
    { config: { rewrites: [{ glob: '**', run: { ...API, serviceId: 'shop' } }] } },
  ],
])('a version with %s is refused', async (_, version) => {
  expect((await request('POST', 'sites/demo/versions', version)).status).toBe(400);
});

test('a file that was not declared, more than 1,000 at once and a version of another site are refused', async () => {
  const version = await create();
  expect((await request('POST', `${origin}/upload/${version}/files/${hash}`, page)).status).toBe(
    400,
  );
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`/${n}`, hash]));
  expect((await populate(version, files(1001))).status).toBe(400);
  expect((await populate(version, files(1000))).status).toBe(200);
  expect((await release('sites/other/versions/0')).body.error.status).toBe('INVALID_ARGUMENT');
});

test('a person’s default credentials want a project that is charged', async () => {
  const response = (headers: Record<string, string>) =>
    fetch(`${origin}/v1beta1/${releases}`, {
      headers: { Authorization: 'Bearer application-default', ...headers },
    });
  expect((await response({})).status).toBe(403);
  expect((await response({ 'x-goog-user-project': 'demo' })).status).toBe(200);
});

test('pages are released by the publisher and the engineer, and by no other account', async () => {
  const version = await create();
  await finalize(version);
  const releaseAs = (account: string, name: string) =>
    request('POST', `${releases}?versionName=${name}`, {}, `Bearer ${account}`);
  expect(await releaseAs('web-api', version)).toEqual(DENIED);
  expect((await releaseAs('stranger', version)).status).toBe(401);
  expect(store.liveVersion()).toBeUndefined();
  expect((await releaseAs('publisher', version)).status).toBe(200);
});

test('a file outside of the site is refused, and one that no visitor asks for', async () => {
  const version = await create();
  for (const path of [
    'a',
    '/../a',
    '/a/../../b',
    '/.env',
    '/.vite/manifest.json',
    '/a/.b/c',
    '/\n',
  ])
    expect((await populate(version, { [path]: hash })).status).toBe(400);
  expect((await populate(version, { '/.well-known/security.txt': hash })).status).toBe(200);
});

test('what is live outlasts a restart, and a kill between release and link', async () => {
  expect(await readdir(store.live)).toEqual([]);
  const version = await create();
  await populate(version, { '/index.html': hash });
  await request('POST', `${origin}/upload/${version}/files/${hash}`, page);
  await finalize(version);
  await release(version);
  const live = await readlink(store.live);
  await rm(store.live);
  const again = new HostedVersions(folder, 'demo');
  expect(await readlink(again.live)).toBe(live);
  expect(await readFile(join(again.live, 'index.html'), 'utf8')).toBe('a page');
});
