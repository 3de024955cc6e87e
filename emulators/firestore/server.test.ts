import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFirestoreServer } from './server.ts';
import { connect, type StandIn, startStandIn } from './test-firestore.ts';

const documents = 'projects/demo-test/databases/(default)/documents';

let standIn: StandIn;
let address: string;

beforeEach(async () => {
  standIn = await startStandIn();
  address = `127.0.0.1:${standIn.server.port}`;
});

afterEach(async () => {
  await standIn.stop();
});

test('one port answers HTTP/1.1 and gRPC side by side', async () => {
  const db = connect(address);

  const [health] = await Promise.all([
    fetch(`http://${address}/`).then((response) => response.text()),
    db.doc('files/a').set({ n: 1 }),
  ]);

  expect(health).toBe('Ok');
  expect((await db.doc('files/a').get()).get('n')).toBe(1);
  await db.terminate();
});

test('clearing removes the documents of one project only', async () => {
  const [mine, other] = [connect(address), connect(address, 'demo-other')];
  await Promise.all([mine.doc('a/b/c/d').set({ n: 1 }), other.doc('a/b').set({ n: 2 })]);

  const response = await fetch(`http://${address}/emulator/v1/${documents}`, { method: 'DELETE' });

  expect(response.status).toBe(200);
  expect(await mine.listCollections()).toEqual([]);
  expect((await other.doc('a/b').get()).exists).toBe(true);
  await Promise.all([mine.terminate(), other.terminate()]);
});

test("100 parallel transactions on one document get by with the SDK's own five attempts", async () => {
  const db = connect(address);
  const counter = db.doc('a/counter');
  await counter.set({ n: 0 });

  async function count(): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(counter);
      transaction.update(counter, { n: snapshot.get('n') + 1 });
    });
  }
  await Promise.all(Array.from({ length: 100 }, count));

  expect((await counter.get()).get('n')).toBe(100);
  await db.terminate();
}, 60_000);

test('a page in a browser can neither clear nor export', async () => {
  const db = connect(address);
  await db.doc('a/b').set({ n: 1 });
  const Origin = 'http://localhost:5000';

  for (const [method, path] of [
    ['DELETE', documents],
    ['POST', 'projects/demo-test:export'],
  ]) {
    const url = `http://${address}/emulator/v1/${path}`;
    expect((await fetch(url, { method: method as string, headers: { Origin } })).status).toBe(403);
  }

  expect((await db.doc('a/b').get()).exists).toBe(true);
  expect(existsSync('firestore_export')).toBe(false);
  await db.terminate();
});

test.each([
  ['GET', `v1/${documents}/files/a`, undefined, 403],
  ['GET', `v1/${documents}/files/a`, 'Bearer someone', 403],
  ['GET', `v1/${documents}/files/a`, 'Bearer owner', 501],
  ['GET', 'emulator/v1/projects/demo-test:unheard', undefined, 501],
  ['PUT', 'emulator/v1/projects/demo-test:securityRules', undefined, 200],
  ['DELETE', 'emulator/v1/%E0%A4%A', undefined, 400],
  ['POST', 'emulator/v1/projects/demo-test:export', undefined, 400],
])('%s %s with authorization %s is answered with %i', async (...row) => {
  const [method, path, authorization, status] = row;
  const response = await fetch(`http://${address}/${path}`, {
    method,
    headers: authorization ? { authorization } : {},
    ...(method === 'POST' && { body: '{not json' }),
  });

  expect(response.status).toBe(status);
});

test('a taken port ends the start with a clear error', async () => {
  await expect(startFirestoreServer({ port: standIn.server.port })).rejects.toThrow(
    /address already in use/,
  );
});
