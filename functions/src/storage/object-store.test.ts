import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ObjectStore, parseFileUrl } from './object-store.ts';

const ID = '0b8f4e0e-5d0c-4c3e-9d5e-2f6a1b7c8d90';
const bucket = { origin: 'https://firebasestorage.googleapis.com', name: 'theni.appspot.com' };
const address = (path: string, host = bucket.origin, name = bucket.name) =>
  `${host}/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media&token=abc`;

test('a download address of this bucket names its object, whatever the file is called', () => {
  for (const name of ['a.jpg', 'வீடு 🏠.png', 'a b%20c.mp4', 'x?y#z.jpg']) {
    const path = `file/${ID}/${name}`;
    expect(parseFileUrl(address(path), bucket)).toEqual({ id: ID, path });
  }
});

test.each([
  ['another host', address(`file/${ID}/a.jpg`, 'https://evil.example')],
  ['a host that begins alike', address(`file/${ID}/a.jpg`, `${bucket.origin}.evil.example`)],
  ['plain http', address(`file/${ID}/a.jpg`, 'http://firebasestorage.googleapis.com')],
  ['another bucket', address(`file/${ID}/a.jpg`, bucket.origin, 'other.appspot.com')],
  ['a path outside file/', address(`secret/${ID}/a.jpg`)],
  ['a path that climbs', address(`file/${ID}/../../secret.jpg`)],
  ['an id that is no UUID', address('file/1/a.jpg')],
  ['a broken escape', `${bucket.origin}/v0/b/${bucket.name}/o/file%2F${ID}%2F%E0%A4`],
  ['a script', 'javascript:alert(1)'],
])('an address with %s is not one of an item', (_what, url) => {
  expect(parseFileUrl(url, bucket)).toBeUndefined();
});

test('locally both names of this machine lead to the emulator', () => {
  const local = { origin: 'http://127.0.0.1:9199', name: bucket.name };
  const url = address(`file/${ID}/a.jpg`, 'http://localhost:9199');
  expect(parseFileUrl(url, local)).toEqual({ id: ID, path: `file/${ID}/a.jpg` });
});

test.each([500, 429, 'nothing'])(
  'a file is read although Storage answers %s at first, and no other request of the instance fails',
  async (answer) => {
    const answers = [answer, answer];
    const server = createServer((request, response) => {
      const status = answers.shift();
      if (status === undefined) response.end('bytes');
      else if (typeof status === 'number') response.writeHead(status).end('{}');
      else request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`);
    vi.stubEnv('STORAGE_EMULATOR_HOST', `http://127.0.0.1:${port}`);
    const app = initializeApp({ projectId: 'p', storageBucket: bucket.name }, `reads ${answer}`);
    const store = new ObjectStore(app, { pause: async () => {} });
    expect(String(await store.readAll({ id: ID, path: `file/${ID}/a.mp4` }))).toBe('bytes');
    answers.push(...Array(9).fill(answer));
    await expect(store.readAll({ id: ID, path: `file/${ID}/a.mp4` })).rejects.toMatchObject({
      status: 503,
    });
  },
);
