import * as logger from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';
import type { Behaviour } from '../../test/faulty-service.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { LEASE_MS } from './deliver-message.ts';
import { deliverQueued } from './deliver-queued.ts';
import { RETRY_DELAYS_MINUTES } from './retry-delays.ts';

const MINUTE_MS = 60_000;
const clock = testClock();
const api = await sharedTestApi({ now: clock.now });
afterEach(() => {
  vi.clearAllMocks();
  api.mailService.behave(() => 'accept');
  api.mailService.taken.length = 0;
  api.mailService.attempts = 0;
});

const run = () => deliverQueued(api.dependencies);

async function sendOne() {
  const post = samplePost();
  const response = await api.send(post);
  const stored = async () => (await api.stored()).get(post.id);
  return { id: post.id, status: response.status, stored };
}

const issues: [what: string, behaviour: Behaviour, error: string, timesTaken: number][] = [
  ['finds the mail wrong', 400, 'the mail service answered 400 about from.email', 0],
  ['does not know the key', 401, 'the mail service answered 401 about from.email', 0],
  ['is busy', 429, 'the mail service answered 429 about from.email', 0],
  ['is broken', 500, 'the mail service answered 500 about from.email', 0],
  ['never answers', 'hang', 'the mail service did not answer in time', 0],
  ['breaks the connection', 'reset', 'no connection to the mail service: ECONNRESET', 0],
  [
    'takes the mail and its answer is lost',
    'lose response',
    'no connection to the mail service: ECONNRESET',
    1,
  ],
];

test.each(issues)(
  'a visitor is told "received" when the mail service %s, and the mail comes later',
  async (_what, behaviour, LastError, timesTaken) => {
    api.mailService.behave(() => behaviour);
    const { id, status, stored } = await sendOne();
    expect(status).toBe(202);
    expect(await stored()).toMatchObject({ State: 'queued', Attempts: 1, LastError });
    expect(api.mailService.timesTaken(id)).toBe(timesTaken);

    api.mailService.behave(() => 'accept');
    await run();
    expect(api.mailService.timesTaken(id), 'not before its time').toBe(timesTaken);
    clock.pass(behaviour === 429 ? 10 * MINUTE_MS : MINUTE_MS);
    await run();
    await run();
    expect(await stored()).toMatchObject({
      State: 'sent',
      Attempts: 2,
      SentAt: clock.now().toISOString(),
    });
    expect(await stored()).not.toHaveProperty('LastError');
    // Where only the response was lost, the second mail is the price of not losing the first.
    expect(api.mailService.timesTaken(id)).toBe(timesTaken + 1);
  },
  20_000,
);

test('a message that the mail service takes at once is mailed once', async () => {
  const { id, status, stored } = await sendOne();
  clock.pass(LEASE_MS + MINUTE_MS);
  await run();
  expect(status).toBe(202);
  expect(await stored()).toMatchObject({ State: 'sent', Attempts: 1 });
  expect(await stored()).not.toHaveProperty('DueAt');
  expect(api.mailService.timesTaken(id)).toBe(1);
});

test('a message is given up after 24 hours of attempts, marked, and one line calls for the owner', async () => {
  api.mailService.behave(() => 500);
  const began = clock.now().getTime();
  const { stored } = await sendOne();
  for (const minutes of RETRY_DELAYS_MINUTES) {
    expect(await stored()).toMatchObject({ State: 'queued' });
    clock.pass(minutes * MINUTE_MS);
    await run();
  }
  expect(clock.now().getTime() - began).toBe(24 * 60 * MINUTE_MS);
  expect(await stored()).toMatchObject({ State: 'failed', Attempts: 13 });
  clock.pass(24 * 60 * MINUTE_MS);
  await run();
  expect(await stored()).toMatchObject({ State: 'failed', Attempts: 13 });
  const calls = vi.mocked(logger.error).mock.calls.map(([text]) => text);
  expect(calls).toEqual(['MESSAGE NOT DELIVERED: read it in the inbox']);
});

test('two runs at once send no message twice', async () => {
  api.mailService.behave(() => 500);
  for (let count = 0; count < 8; count += 1) await sendOne();
  api.mailService.behave(() => 'accept');
  clock.pass(MINUTE_MS);
  await Promise.all([run(), run(), run()]);
  expect(api.mailService.taken).toHaveLength(8);
  expect([...(await api.stored()).values()].map(({ State }) => State)).toEqual(
    Array(8).fill('sent'),
  );
});

test('a message whose attempt was cut short is taken up again when its lease is over', async () => {
  const { id, stored } = await sendOne();
  await api.firestore.doc(`messages/${id}`).update({
    State: 'queued',
    DueAt: new Date(clock.now().getTime() + LEASE_MS).toISOString(),
  });
  await run();
  expect(api.mailService.timesTaken(id)).toBe(1);
  clock.pass(LEASE_MS);
  await run();
  expect(await stored()).toMatchObject({ State: 'sent', Attempts: 2 });
});

test('an attempt that failed late does not undo what a later one achieved or has begun', async () => {
  const { id, stored } = await sendOne();
  const late = { sent: false as const, reason: 'late', dueAt: clock.now() };
  const { messages } = api.dependencies;
  const sent = await stored();
  expect(sent).toMatchObject({ State: 'sent', Attempts: 1 });
  await messages.settle(id, 1, late);
  expect(await stored()).toEqual(sent);

  const begun = { State: 'queued', Attempts: 2, DueAt: clock.now().toISOString() };
  await api.firestore.doc(`messages/${id}`).update(begun);
  const before = await stored();
  await messages.settle(id, 1, late);
  expect(await stored()).toEqual(before);
});

test('a busy mail service is left alone by the rest of the run', async () => {
  api.mailService.behave(() => 500);
  for (let count = 0; count < 8; count += 1) await sendOne();
  expect(api.mailService.attempts).toBe(8);
  api.mailService.behave(() => 429);
  api.mailService.attempts = 0;
  clock.pass(MINUTE_MS);
  await run();
  expect(api.mailService.attempts).toBeGreaterThan(0);
  expect(api.mailService.attempts).toBeLessThanOrEqual(4);
});

test('a message that the admin deletes while it is mailed stays deleted', async () => {
  const { id, stored } = await sendOne();
  expect(api.mailService.timesTaken(id)).toBe(1);
  await api.dependencies.messages.removeAll([id]);
  await api.dependencies.messages.settle(id, 1, { sent: true, at: clock.now() });
  expect(await stored()).toBeUndefined();
});
