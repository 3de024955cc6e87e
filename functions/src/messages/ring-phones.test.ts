import * as logger from 'firebase-functions/logger';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Behaviour } from '../../test/faulty-service.ts';
import { layoutApi } from '../../test/layout-api.ts';
import { agentTo, startPushService } from '../../test/push-service.ts';
import { samplePlots } from '../../test/sample-layout.ts';
import { samplePost } from '../../test/sample-post.ts';
import { sharedTestApi } from '../../test/shared-test-api.ts';
import { testClock } from '../../test/test-api.ts';
import { webPusher } from '../push/pusher.ts';
import { demoVapidKey } from '../push/vapid-key.ts';
import { RETRY_DELAYS_MINUTES } from './retry-delays.ts';
import { ringQueued } from './ring-phones.ts';

const MINUTE_MS = 60_000;
const clock = testClock();
const pushService = await startPushService();
const key = demoVapidKey('demo-test');
const pusher = webPusher(key, { subject: 'https://theni.example', agent: agentTo(pushService) });
const api = await sharedTestApi({ now: clock.now, pusher });
afterEach(() => {
  vi.clearAllMocks();
  expect(pushService.problems).toEqual([]);
  pushService.behave(() => 'accept');
  pushService.taken.length = 0;
  pushService.attempts = 0;
  api.mailService.behave(() => 'accept');
  // The next test's first lead may ring at once.
  clock.pass(MINUTE_MS);
});
afterAll(() => pushService.stop());

const run = () => ringQueued(api.dependencies);

async function phone() {
  const browser = pushService.subscribe(key.publicKey);
  expect((await api.asAdmin('POST', '/push', browser.post)).status).toBe(201);
  return browser;
}

async function sendOne(more: object = {}) {
  const post = { ...samplePost(), ...more };
  const response = await api.send(post);
  expect(response.status).toBe(202);
  return post.id;
}

const isWaiting = async (id: string) => (await api.stored()).get(id)?.Push !== undefined;
const tags = () =>
  pushService.taken.map(({ notifications }) => notifications.map(({ tag }) => tag));

test('a new lead rings each phone before the visitor is answered, and says where, not who', async () => {
  const { create, makePublic } = layoutApi(api);
  await create();
  await makePublic({ Plots: samplePlots('12') });
  const [first, second] = [await phone(), await phone()];
  const id = await sendOne({ project: 'sample-garden', plot: '12', phone: '+91 98765 43210' });
  expect(new Set(pushService.taken.map(({ browser }) => browser))).toEqual(
    new Set([first, second]),
  );
  for (const { notifications, headers } of pushService.taken) {
    expect(notifications).toEqual([
      {
        title: 'New enquiry: Sample Garden, plot 12',
        tag: id,
        url: `/admin/dashboard?lead=${id}`,
      },
    ]);
    expect(headers).toMatchObject({ urgency: 'high', ttl: '86400' });
  }
  expect(await isWaiting(id)).toBe(false);
  expect((await api.stored()).get(id)).toMatchObject({ State: 'sent' });
});

test.each([
  ['no layout', {}],
  ['a layout that is not public', { project: 'muthu-98765-43210', plot: '7' }],
])('of %s a notification says nothing', async (_what, more) => {
  await phone();
  await sendOne(more);
  expect(pushService.taken[0]?.notifications[0]?.title).toBe('New enquiry');
});

test('a plot that the layout does not have is not named', async () => {
  const { create, makePublic } = layoutApi(api);
  await create();
  await makePublic({ Plots: samplePlots('12') });
  await phone();
  await sendOne({ project: 'sample-garden', plot: '9876543210' });
  expect(pushService.taken[0]?.notifications[0]?.title).toBe('New enquiry: Sample Garden');
});

test('no phone rings for spam, for a message with a sign of a program, or for one that is sent again', async () => {
  await phone();
  await sendOne({ extra: 'x', startedAt: 0, sentAt: 1 });
  await sendOne({ extra: 'x' });
  await sendOne({ startedAt: 0, sentAt: 1 });
  expect(pushService.attempts).toBe(0);
  const id = await sendOne();
  await sendOne({ id });
  clock.pass(MINUTE_MS);
  await run();
  expect(tags()).toEqual([[id]]);
});

test('without a browser that rings nothing waits', async () => {
  const id = await sendOne();
  expect(await isWaiting(id)).toBe(false);
  await phone();
  clock.pass(MINUTE_MS);
  await run();
  expect(pushService.attempts).toBe(0);
});

test('a flood rings once a minute, and each of its leads is shown once', async () => {
  await phone();
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await sendOne());
  expect(tags()).toEqual([ids.slice(0, 1)]);
  await Promise.all([run(), run(), run()]);
  expect(tags(), 'not within the minute').toEqual([ids.slice(0, 1)]);
  for (let minute = 1; minute < 5; minute += 1) {
    clock.pass(MINUTE_MS);
    await Promise.all([run(), run(), run()]);
    expect(pushService.taken.length).toBeLessThanOrEqual(minute + 1);
  }
  expect(tags().flat().toSorted()).toEqual(ids.toSorted());
});

const failures: [what: string, behaviour: Behaviour, reason: string][] = [
  ['is busy', 429, 'the push service answered 429'],
  ['is broken', 500, 'the push service answered 500'],
  ['finds the push too long', 413, 'the push service answered 413'],
  ['never answers', 'hang', 'the push service did not answer in time'],
  ['breaks the connection', 'reset', 'no connection to the push service: ECONNRESET'],
];

test.each(failures)(
  'a visitor is told "received" and mailed when the push service %s, and the phone rings later',
  async (_what, behaviour, reason) => {
    const [well, ill] = [await phone(), await phone()];
    pushService.behave((browser) => (browser === ill ? behaviour : 'accept'));
    const id = await sendOne();
    expect((await api.stored()).get(id)).toMatchObject({ State: 'sent' });
    expect(api.mailService.timesTaken(id)).toBe(1);
    expect(vi.mocked(logger.warn).mock.calls).toEqual([
      ['a phone has not rung yet', { id, attempt: 1, reasons: [reason] }],
    ]);
    pushService.behave(() => 'accept');
    await run();
    clock.pass(behaviour === 429 ? 10 * MINUTE_MS : MINUTE_MS);
    await run();
    clock.pass(MINUTE_MS);
    await run();
    expect(pushService.taken.map(({ browser }) => browser)).toEqual([well, ill]);
    expect(await isWaiting(id)).toBe(false);
  },
  20_000,
);

test('as many leads as one push carries fit into it, however long the name of their layout', async () => {
  const { create, makePublic } = layoutApi(api);
  await create();
  await makePublic({ name: { en: 'தே'.repeat(60), ta: '' } });
  await phone();
  await sendOne();
  for (let count = 0; count < 9; count += 1) await sendOne({ project: 'sample-garden' });
  clock.pass(MINUTE_MS);
  await run();
  expect(pushService.taken.map(({ notifications }) => notifications.length)).toEqual([1, 5]);
});

test('a phone whose push service is away keeps no new lead from another phone', async () => {
  const [well, ill] = [await phone(), await phone()];
  pushService.behave((browser) => (browser === ill ? 500 : 'accept'));
  for (let count = 0; count < 15; count += 1) await sendOne();
  for (let minute = 1; minute <= 4; minute += 1) {
    clock.pass(MINUTE_MS);
    await run();
  }
  const id = await sendOne();
  clock.pass(MINUTE_MS);
  await run();
  expect(tags().flat()).toHaveLength(16);
  expect(tags().flat()).toContain(id);
  pushService.behave(() => 'accept');
  for (let hour = 0; hour < 8; hour += 1) {
    clock.pass(60 * MINUTE_MS);
    await run();
  }
  const shownOn = (browser: object) =>
    pushService.taken
      .filter((each) => each.browser === browser)
      .flatMap((each) => each.notifications);
  expect(shownOn(well)).toHaveLength(16);
  expect(shownOn(ill)).toHaveLength(16);
});

test('a phone that never rings is given up after a bounded number of attempts', async () => {
  await phone();
  pushService.behave(() => 500);
  const id = await sendOne();
  for (const minutes of RETRY_DELAYS_MINUTES) {
    expect(await isWaiting(id)).toBe(true);
    clock.pass(minutes * MINUTE_MS);
    await run();
  }
  expect(await isWaiting(id)).toBe(false);
  clock.pass(24 * 60 * MINUTE_MS);
  await run();
  expect(pushService.attempts).toBe(RETRY_DELAYS_MINUTES.length + 1);
  expect(vi.mocked(logger.error).mock.calls.map(([text]) => text)).toEqual([
    'no phone rang: given up',
  ]);
});

test.each([404, 410] as const)('a browser that is gone (%s) is not asked again', async (status) => {
  await phone();
  pushService.behave(() => status);
  const id = await sendOne();
  expect(await isWaiting(id)).toBe(false);
  expect(await (await api.asAdmin('GET', '/push')).json()).toMatchObject({ Browsers: [] });
});

test('a lead that the admin has read, deleted or held back rings no phone any more', async () => {
  await phone();
  pushService.behave(() => 500);
  for (const change of [{ Read: true }, { Deleted: true }]) {
    const id = await sendOne();
    await api.asAdmin('PATCH', `/messages/${id}`, change);
  }
  const removed = await sendOne();
  await api.asAdmin('DELETE', `/messages/${removed}`);
  pushService.attempts = 0;
  clock.pass(2 * MINUTE_MS);
  await run();
  await run();
  expect(pushService.attempts).toBe(0);
  expect([...(await api.stored()).values()].filter(({ Push }) => Push)).toEqual([]);
});

test('a lead that is deleted while its phone rings stays deleted', async () => {
  const id = await sendOne();
  const { messages } = api.dependencies;
  await messages.removeAll([id]);
  await messages.settleRing(id, undefined);
  expect((await api.stored()).has(id)).toBe(false);
});

test('neither the inbox nor its export shows which browsers a lead waits for', async () => {
  await phone();
  pushService.behave(() => 500);
  await sendOne();
  const inbox = await (await api.asAdmin('GET', '/messages')).text();
  expect(inbox).not.toContain('Push');
});
