import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { originOf } from '../../functions/test/origin-of.ts';
import { ReleaseStore } from './release-store.ts';
import { createRestApi } from './rest-api.ts';

let folder: string;
let store: ReleaseStore;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  store = new ReleaseStore(folder, 'demo');
  server = createRestApi({ store, site: 'demo' });
  origin = await originOf(server.listen(0, '127.0.0.1'));
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

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
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const name = expect.stringMatching(/^sites\/demo\/versions\/[0-9a-f]{16}$/);
const config = { headers: [{ glob: '**', headers: { 'X-A': 'b' } }], cleanUrls: true };

async function created(): Promise<string> {
  return (await request('POST', 'sites/demo/versions', { config })).body.name;
}

async function finalized(text = 'a page'): Promise<string> {
  const version = await created();
  const gzipped = gzipSync(text);
  const hash = createHash('sha256').update(gzipped).digest('hex');
  const { body } = await request('POST', `${version}:populateFiles`, {
    files: { '/index.html': hash },
  });
  for (const required of body.uploadRequiredHashes ?? [])
    await request('POST', `${body.uploadUrl}/${required}`, gzipped);
  await request('PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' });
  return version;
}

const release = (version: string) =>
  request('POST', `sites/demo/channels/live/releases?versionName=${version}`, {});

/** Shapes: https://firebase.google.com/docs/hosting/api-deploy and the reference of sites.versions and sites.channels.releases. */
test('a deployment gets the responses that Google documents', async () => {
  expect((await request('GET', 'sites/demo/channels/live/releases?pageSize=1')).body).toEqual({});
  const labels = { 'build-id': 'a' };
  const version = await request('POST', 'sites/demo/versions', { config, labels });
  const shape = { name, status: 'CREATED', config, labels, createTime: time };
  expect(version).toEqual({ status: 200, body: shape });

  const made: string = version.body.name;
  const files = { '/index.html': hash, '/404.html': hash };
  const uploadUrl = `${origin}/upload/${made}/files`;
  expect(await request('POST', `${made}:populateFiles`, { files })).toEqual({
    status: 200,
    body: { uploadRequiredHashes: [hash], uploadUrl },
  });
  expect(await request('POST', `${uploadUrl}/${hash}`, page)).toEqual({ status: 200, body: '' });
  expect((await request('POST', `${made}:populateFiles`, { files })).body).toEqual({ uploadUrl });

  const done = { ...shape, status: 'FINALIZED', finalizeTime: time, fileCount: '2' };
  expect(await request('PATCH', `${made}?updateMask=status`, { status: 'FINALIZED' })).toEqual({
    status: 200,
    body: done,
  });
  expect((await request('GET', made)).body).toEqual(done);
  const released = await release(made);
  expect(released.body).toEqual({
    name: expect.stringMatching(/^sites\/demo\/channels\/live\/releases\/\d+$/),
    version: done,
    type: 'DEPLOY',
    releaseTime: time,
  });
  expect((await request('GET', 'sites/demo/channels/live/releases?pageSize=1')).body).toEqual({
    releases: [released.body],
  });
  expect((await request('GET', `${made}/files?status=ACTIVE&pageSize=1`)).body).toEqual({
    files: [{ path: '/index.html', hash, status: 'ACTIVE' }],
    nextPageToken: expect.any(String),
  });
});

const errorOf = (code: number, status: string, message: unknown = expect.any(String)) => ({
  status: code,
  body: { error: { code, status, message } },
});

test('what Google refuses is refused with its words', async () => {
  const version = await created();
  expect(await request('GET', version, undefined, '')).toEqual(errorOf(401, 'UNAUTHENTICATED'));
  const notFound = errorOf(404, 'NOT_FOUND', 'Requested entity was not found.');
  expect(await request('GET', 'sites/demo/versions/0')).toEqual(notFound);
  expect(await request('GET', 'sites/other/versions')).toEqual(notFound);
  const precondition = errorOf(400, 'FAILED_PRECONDITION', 'Precondition check failed.');
  expect(await release(version)).toEqual(precondition);
  await request('POST', `${version}:populateFiles`, { files: { '/a': hash } });
  const finalize = () => request('PATCH', `${version}?updateMask=status`, { status: 'FINALIZED' });
  expect(await finalize()).toEqual(precondition);
  const upload = `${origin}/upload/${version}/files/${hash}`;
  expect(await request('POST', upload, gzipSync('b'))).toEqual(errorOf(400, 'INVALID_ARGUMENT'));
  await request('POST', upload, page);
  expect((await finalize()).status).toBe(200);
  expect(await finalize()).toEqual(precondition);
  expect((await release(version)).status).toBe(200);
  expect(await release(version)).toEqual(
    errorOf(
      400,
      'FAILED_PRECONDITION',
      `Can't release to \`sites/demo/channels/live\`: supplied version \`${version}\` is the current active version.`,
    ),
  );
});

test('a file outside of the site is refused', async () => {
  const version = await created();
  for (const path of ['a', '/../a', '/a/../../b']) {
    const files = { [path]: hash };
    expect((await request('POST', `${version}:populateFiles`, { files })).status).toBe(400);
  }
});

test('what is live outlasts a restart, and a kill between release and link', async () => {
  const version = await finalized();
  await release(version);
  await release(await finalized('another'));
  const live = await readlink(join(folder, 'live'));
  await rm(join(folder, 'live'));
  const again = new ReleaseStore(folder, 'demo');
  expect(await readlink(again.live)).toBe(live);
  expect(await readFile(join(again.live, 'index.html'), 'utf8')).toBe('another');
  expect(again.release(version, 'sites/demo').type).toBe('ROLLBACK');
  expect(await readFile(join(again.live, 'index.html'), 'utf8')).toBe('a page');
});

test('before the first release the site is empty', async () => {
  expect(await readdir(store.live)).toEqual([]);
});
