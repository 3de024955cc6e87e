import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { apiForTests } from '../../functions/test/running-api.ts';
import { ADMIN } from './google-accounts.ts';
import { BESIDE_TESTS_OFFSET, refuseTakenPorts, suitePorts } from './ports.ts';
import { Snapshots } from './snapshots.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUCKET = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/demo-theni.appspot.com/o`;

const api = await apiForTests();

async function uploadAs(name: string): Promise<string> {
  const token = await api.admin.signIn(ADMIN);
  const path = encodeURIComponent(`file/${randomUUID()}/${name}`);
  const response = await fetch(`${BUCKET}?name=${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' },
    body: Buffer.alloc(100_000),
  });
  expect(response.status).toBe(200);
  return `${BUCKET}/${path}?alt=media`;
}

async function expectStackStands(): Promise<void> {
  expect((await fetch(`${process.env.SITE_URL}/api/health`)).status).toBe(200);
  expect((await fetch(`${BUCKET}/file%2Fnothing?alt=media`)).status).toBe(403);
}

test('a file with a per cent sign in its name does not end the local stack', async () => {
  const url = await uploadAs('100%.jpg');
  expect((await fetch(url)).status).toBe(500);
  await expectStackStands();
});

test('a file that is deleted while people fetch it does not end the local stack', async () => {
  const url = await uploadAs('site.jpg');
  const requested = Array.from({ length: 40 }, () => fetch(url));
  // As the server deletes it.
  const headers = { Authorization: 'Bearer owner' };
  const deleted = await fetch(url, { method: 'DELETE', headers });
  expect(deleted.status).toBe(204);
  for (const response of await Promise.all(requested))
    expect([200, 404, 500]).toContain(response.status);
  await expectStackStands();
});

test('scripts read files on pages of the site’s origin alone, and upload from any', async () => {
  const url = await uploadAs('plan.jpg');
  const site = process.env.SITE_URL ?? '';
  const elsewhere = 'http://homes.example';
  const openTo = async (method: string, address: string, origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
    const response = await fetch(address, { method, headers });
    return response.headers.get('Access-Control-Allow-Origin');
  };
  for (const method of ['GET', 'OPTIONS']) {
    expect(await openTo(method, url, site)).toBe(site);
    expect(await openTo(method, url, elsewhere)).toBeNull();
    expect(await openTo(method, `${BUCKET}/file%2Fnothing`, elsewhere)).toBe(elsewhere);
  }
});

test.each(['/%', '/gallery%', '/api/%', '/api/file/%'])(
  'an address that is malformed, such as %s, is answered with 400',
  async (path) => {
    expect((await fetch(`${process.env.SITE_URL}${path}`)).status).toBe(400);
  },
);

test('a body without a length reaches the API', async () => {
  const body = new Blob(['{"no": "message"}']).stream();
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${process.env.SITE_URL}/api/email`, init);
  expect(response.status).toBe(400);
});

test('nobody else on this machine reads what the stack stores and logs', () => {
  const { mode } = statSync(join(ROOT, '.data/test'));
  expect((mode & 0o777).toString(8)).toBe('700');
});

test('whoever ends npm ends all of the stack, and what it holds is saved', async () => {
  const started = Date.now();
  // Without the addresses of the tests' own stack.
  const { PATH, HOME, SITE_CONFIG, TEST_PORT_OFFSET } = process.env;
  const npm = spawn('npm', ['start', '--', '--fresh', '--beside-tests'], {
    cwd: ROOT,
    env: { PATH, HOME, SITE_CONFIG, TEST_PORT_OFFSET },
  });
  const ended = once(npm, 'exit');
  const errors = text(npm.stderr);
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes('Ctrl-C')) break;
  }
  // Of a Ctrl-C comes the terminal's signal, and the one that npm passes on.
  npm.kill('SIGTERM');
  npm.kill('SIGTERM');
  await ended;
  await refuseTakenPorts(suitePorts(BESIDE_TESTS_OFFSET));
  const saved = await new Snapshots(join(ROOT, '.data/beside-tests/snapshots')).latest();
  expect(Number(saved?.split('/').at(-1)), await errors).toBeGreaterThan(started);
});
