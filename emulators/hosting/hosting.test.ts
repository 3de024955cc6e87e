import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf } from '../../functions/test/origin-of.ts';
import { createHosting } from './hosting.ts';

const firebase = {
  projectId: 'a',
  apiKey: 'key',
  authDomain: 'a.firebaseapp.com',
  storageBucket: 'a.firebasestorage.app',
};
const headers = (value: string) => [{ key: 'X-Rule', value }];
const config = {
  public: 'dist',
  cleanUrls: true,
  trailingSlash: false,
  rewrites: [
    { source: '/api/**', function: { functionId: 'api' } },
    { source: '/__/**', function: { functionId: 'api' } },
  ],
  headers: [
    { source: '!/__/**', headers: [...headers('all'), { key: 'X-All', value: 'yes' }] },
    { source: '/admin/**', headers: headers('admin') },
    { source: '/__/auth/**', headers: headers('reserved') },
    { source: '**', headers: [{ key: 'Strict-Transport-Security', value: 'max-age=1' }] },
  ],
};

let folder: string;
let site: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  await mkdir(join(folder, 'dist/admin'), { recursive: true });
  for (const page of ['index', 'about', 'admin/list', '404']) {
    await writeFile(join(folder, `dist/${page}.html`), page);
  }
  const echo = createServer(async (request, response) => {
    response.writeHead(202, { 'Strict-Transport-Security': 'max-age=2', 'X-Own': 'api' });
    response.end(`${request.method} ${request.url} ${await text(request)}`);
  });
  servers.push(echo);
  const api = await originOf(echo.listen(0, '127.0.0.1'));
  const functions = (id: string) => (id === 'api' ? api : undefined);
  const hosting = createHosting({ folder, config, functions, firebase });
  servers.push(hosting);
  site = await originOf(hosting.listen(0, '127.0.0.1'));
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(site + path, { redirect: 'manual', ...init });

test('a page has a clean address, to which others lead; what is not there is the not-found page', async () => {
  expect(await (await get('/about')).text()).toBe('about');
  const other = await get('/about.html');
  expect([other.status, other.headers.get('Location')]).toEqual([301, '/about']);
  const missing = await get('/nothing');
  expect([missing.status, await missing.text()]).toEqual([404, '404']);
  expect((await get('/%')).status).toBe(400);
});

test('of two header rules for one path the later one counts', async () => {
  const { headers } = await get('/admin/list');
  expect([headers.get('X-Rule'), headers.get('X-All')]).toEqual(['admin', 'yes']);
  expect((await get('/about')).headers.get('X-Rule')).toBe('all');
});

test('a rewrite hands a function the whole request, and its response back under the header rules', async () => {
  const received = await get('/api/a?b=1', { method: 'POST', body: 'c' });
  expect([received.status, await received.text()]).toEqual([202, 'POST /api/a?b=1 c']);
  expect([received.headers.get('X-Own'), received.headers.get('X-Rule')]).toEqual(['api', 'all']);
});

test('its own header keeps browsers to HTTPS, whatever a rule or a function says', async () => {
  for (const path of ['/about', '/api/a', '/__/auth/handler', '/nothing']) {
    const policy = (await get(path)).headers.get('Strict-Transport-Security');
    expect(policy).toBe('max-age=31556926; includeSubDomains; preload');
  }
});

test('what begins with /__/ is its own, and only a rule that fits it falls there', async () => {
  expect(await (await get('/__/firebase/init.json')).json()).toEqual(firebase);
  for (const path of ['/__/auth/handler?apiKey=key', '/__/auth/iframe']) {
    const received = await get(path);
    const { status, headers } = received;
    expect([status, headers.get('X-Rule'), headers.get('X-All')]).toEqual([200, 'reserved', null]);
  }
  const other = await get('/__/other');
  expect([other.status, await other.text()]).toEqual([404, '']);
});
