import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverQueued } from '../../src/messages/deliver-queued.ts';
import type { LinkState } from '../fault-proxy.ts';
import { expectRow, type FaultyStack, startFaultyStack } from '../faulty-stack.ts';
import { startRefusingFirestore } from '../refusing-firestore.ts';

let stack: FaultyStack;
beforeAll(async () => {
  stack = await startFaultyStack();
});
afterAll(() => stack.stop());

const HOUR_MS = 3_600_000;

test('with everything at its place every call is answered', async () => {
  const nothing = async () => {};
  await expectRow('nothing', await stack.during(nothing, nothing));
  await stack.expectWhole();
});

test.each<[string, 'firestore' | 'storage' | 'mail', LinkState]>([
  ['Firestore slow', 'firestore', 'slow'],
  ['Firestore stopped', 'firestore', 'stopped'],
  ['Firestore silent', 'firestore', 'silent'],
  ['Storage slow', 'storage', 'slow'],
  ['Storage stopped', 'storage', 'stopped'],
  ['Storage silent', 'storage', 'silent'],
  ['Storage shaky', 'storage', 'shaky'],
  ['mail service stopped', 'mail', 'stopped'],
  ['mail service silent', 'mail', 'silent'],
])(
  '%s: everyone is told in time, and afterwards nothing is lost or left',
  async (name, part, state) => {
    const link = stack[part];
    const seen = await stack.during(
      () => link.become(state),
      () => link.become('whole'),
    );
    await expectRow(name, seen);
    await stack.expectWhole();
  },
);

test.each([
  ['Firestore refusing: its quota is used up', 8],
  ['Firestore refusing: no permission', 7],
])('%s: everyone is told in time, and afterwards nothing is lost or left', async (name, status) => {
  const refusing = await startRefusingFirestore(status);
  const seen = await stack.during(
    () => stack.firestore.leadTo(refusing.address),
    () => stack.firestore.become('whole'),
  );
  refusing.stop();
  await expectRow(name, seen);
  await stack.expectWhole();
});

test('photos and films are cleaned and kept while Storage breaks off connections', async () => {
  const { api, storage, newPost } = stack;
  const film = await readFile(new URL('../corpus/videos/place-as-key.mp4', import.meta.url));
  const posts = await Promise.all([
    ...Array.from({ length: 5 }, () => newPost()),
    ...Array.from({ length: 5 }, () =>
      newPost({ name: 'site.mp4', bytes: film, FileType: 'video/mp4' }),
    ),
  ]);
  await storage.become('shaky');
  for (const post of posts) {
    const answer = await api.admin.ask('POST', '/file', post);
    expect(answer.status).toBe(201);
    const { _id } = await answer.json();
    expect((await api.admin.ask('DELETE', `/file/${_id}`)).status).toBe(204);
  }
  await storage.become('whole');
  await stack.expectWhole();
});

test('messages that came while the mail service was away are mailed when it is back', async () => {
  const { api, mailService, accepted } = stack;
  expect(accepted.length).toBeGreaterThan(4);
  const inADay = new Date(Date.now() + 24 * HOUR_MS);
  await deliverQueued({ ...api.dependencies, now: () => inADay });
  for (const id of accepted) expect(mailService.timesTaken(id)).toBeGreaterThan(0);
});
