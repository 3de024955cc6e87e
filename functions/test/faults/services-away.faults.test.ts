import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverQueued } from '../../src/messages/deliver-queued.ts';
import type { ProxyState } from '../fault-proxy.ts';
import {
  type Answers,
  allAnswered,
  type FaultyStack,
  HEALTHY,
  startFaultyStack,
} from '../faulty-stack.ts';
import { startRefusingFirestore } from '../refusing-firestore.ts';

let stack: FaultyStack;
beforeAll(async () => {
  stack = await startFaultyStack();
});
afterAll(() => stack.stop());

const HOUR_MS = 3_600_000;

test('with everything at its place every call is answered', async () => {
  const nothing = async () => {};
  expect(await stack.during(nothing, nothing)).toEqual(HEALTHY);
  await stack.expectConsistent();
});

const STORAGE_AWAY = { ...HEALTHY, post: 503, delete: 503 };

// docs/operating.md says what people read then.
test.each<[string, 'firestore' | 'storage' | 'mail', ProxyState, Answers]>([
  ['Firestore slow', 'firestore', 'slow', HEALTHY],
  ['Firestore stopped', 'firestore', 'stopped', allAnswered(503)],
  ['Firestore silent', 'firestore', 'silent', allAnswered(503)],
  ['Storage slow', 'storage', 'slow', HEALTHY],
  ['Storage stopped', 'storage', 'stopped', STORAGE_AWAY],
  ['Storage silent', 'storage', 'silent', STORAGE_AWAY],
  ['Storage shaky', 'storage', 'shaky', HEALTHY],
  ['mail service stopped', 'mail', 'stopped', HEALTHY],
  ['mail service silent', 'mail', 'silent', HEALTHY],
])(
  '%s: everyone has an answer in time, and afterwards nothing is lost or left',
  async (_name, part, state, expected) => {
    const proxy = stack[part];
    const seen = await stack.during(
      () => proxy.become(state),
      () => proxy.become('healthy'),
    );
    expect(seen).toEqual(expected);
    await stack.expectConsistent();
  },
);

test.each([
  ['Firestore refusing: its quota is used up', 8, allAnswered(503)],
  ['Firestore refusing: no permission', 7, allAnswered(500)],
])(
  '%s: everyone has an answer in time, and afterwards nothing is lost or left',
  async (_name, status, expected) => {
    const refusing = await startRefusingFirestore(status);
    const seen = await stack.during(
      () => stack.firestore.leadTo(refusing.address),
      () => stack.firestore.become('healthy'),
    );
    refusing.stop();
    expect(seen).toEqual(expected);
    await stack.expectConsistent();
  },
);

test('photos and videos are cleaned and kept while Storage breaks off connections', async () => {
  const { api, storage, newPost } = stack;
  const video = await readFile(new URL('../corpus/videos/location-as-key.mp4', import.meta.url));
  const posts = await Promise.all([
    ...Array.from({ length: 5 }, () => newPost()),
    ...Array.from({ length: 5 }, () =>
      newPost({ name: 'site.mp4', bytes: video, FileType: 'video/mp4' }),
    ),
  ]);
  await storage.become('shaky');
  for (const post of posts) {
    const answer = await api.admin.ask('POST', '/file', post);
    expect(answer.status).toBe(201);
    const { _id } = await answer.json();
    expect((await api.admin.ask('DELETE', `/file/${_id}`)).status).toBe(204);
  }
  await storage.become('healthy');
  await stack.expectConsistent();
});

test('messages that came while the mail service was away are mailed when it is back', async () => {
  const { api, mailService, accepted } = stack;
  expect(accepted.length).toBeGreaterThan(4);
  const inADay = new Date(Date.now() + 24 * HOUR_MS);
  await deliverQueued({ ...api.dependencies, now: () => inADay });
  for (const id of accepted) expect(mailService.timesTaken(id)).toBeGreaterThan(0);
});
