import { PUSH_BROWSERS_MAX, type PushResponse } from '@theni/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { agentTo, sampleSubscription, startPushService } from '../../test/push-service.ts';
import { sharedTestApi } from '../../test/test-api.ts';
import { demoVapidKey, webPusher } from './pusher.ts';

const pushService = await startPushService();
const key = demoVapidKey('demo-test');
const pusher = webPusher(key, { subject: 'https://theni.example', agent: agentTo(pushService) });
const api = await sharedTestApi({ pusher, mailer: undefined });
afterEach(() => {
  pushService.behave(() => 'accept');
  pushService.taken.length = 0;
});
afterAll(() => pushService.stop());

const listed = async (): Promise<PushResponse> => (await api.asAdmin('GET', '/push')).json();
const subscribe = (body: unknown = sampleSubscription()) => api.asAdmin('POST', '/push', body);

async function subscribed() {
  const browser = pushService.subscribe(key.publicKey);
  expect((await subscribe(browser.post)).status).toBe(201);
  return browser;
}

test('the admin sees the browsers that ring by their names, and can remove one', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const post = sampleSubscription();
  await api.asAdmin('POST', '/push', post, { 'User-Agent': userAgent });
  await subscribe();
  const { publicKey, browsers } = await listed();
  expect(publicKey).toBe(key.publicKey);
  expect(browsers).toHaveLength(2);
  expect(browsers[0]).toEqual({
    endpoint: post.endpoint,
    name: 'Chrome on Android',
    addedAt: expect.any(String),
    lostAt: null,
  });
  const removal = { endpoint: post.endpoint };
  expect((await api.asAdmin('DELETE', '/push', removal)).status).toBe(204);
  expect((await api.asAdmin('DELETE', '/push', removal)).status).toBe(404);
  expect((await listed()).browsers).toEqual([browsers[1]]);
});

test('a browser that subscribes again is one browser, and the newest keys count', async () => {
  const browser = await subscribed();
  const old = { ...browser.post, keys: sampleSubscription().keys };
  expect((await subscribe(old)).status).toBe(201);
  expect((await subscribe(browser.post)).status).toBe(201);
  expect((await listed()).browsers).toHaveLength(1);
  await api.asAdmin('POST', '/push/test');
  expect(pushService.taken).toHaveLength(1);
});

test('of many browsers that subscribe at once ten ring, and the others read why not', async () => {
  const many = Array.from({ length: PUSH_BROWSERS_MAX + 3 }, () => subscribe());
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(PUSH_BROWSERS_MAX);
  expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  expect((await listed()).browsers).toHaveLength(PUSH_BROWSERS_MAX);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/a:b-c_d',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
])('the server sends to %s', async (endpoint) => {
  expect((await subscribe({ ...sampleSubscription(), endpoint })).status).toBe(201);
});

test.each([
  ['plain http', 'http://fcm.googleapis.com/fcm/send/a'],
  ['another host', 'https://push.example.com/a'],
  ['a private address', 'https://192.168.1.1/a'],
  ['the cloud’s metadata', 'http://169.254.169.254/computeMetadata/v1/'],
  ['a host that ends like a known one', 'https://evilpush.apple.com.example.com/a'],
  ['a host whose end looks like a known one', 'https://notpush.apple.com/a'],
  ['a known host as the name of a user', 'https://fcm.googleapis.com@example.com/a'],
  ['a private address before a known domain', 'https://169.254.169.254;.push.apple.com/a'],
  ['a private address as a label', 'https://169.254.169.254%3b.push.apple.com/a'],
  ['no host before a known domain', 'https://.push.apple.com/a'],
  ['an address without slashes', 'https:fcm.googleapis.com/a'],
  ['an address with other slashes', 'https:\\\\fcm.googleapis.com\\a'],
  ['a known host with a port', 'https://fcm.googleapis.com:8443/a'],
  ['an endless address', `https://fcm.googleapis.com/${'a'.repeat(2048)}`],
])('a subscription at %s is refused', async (_what, endpoint) => {
  const response = await subscribe({ ...sampleSubscription(), endpoint });
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toMatchObject([{ path: 'endpoint' }]);
  expect((await listed()).browsers).toEqual([]);
});

test('"Send a test" reaches each browser, and names the failed and the lost ones', async () => {
  const [here, gone, broken] = [await subscribed(), await subscribed(), await subscribed()];
  pushService.behave((browser) => (browser === gone ? 410 : browser === broken ? 500 : 'accept'));
  const response = await api.asAdmin('POST', '/push/test');
  expect(await response.json()).toEqual({ sent: 1, failed: ['Browser'], lost: ['Browser'] });
  expect(pushService.problems).toEqual([]);
  expect(pushService.taken).toMatchObject([
    { browser: here, notifications: [{ tag: 'test', url: '/admin/dashboard' }] },
  ]);
  const isLost = (await listed()).browsers.map(({ endpoint, lostAt }) => [
    endpoint,
    lostAt !== null,
  ]);
  expect(isLost).toEqual([
    [here.post.endpoint, false],
    [gone.post.endpoint, true],
    [broken.post.endpoint, false],
  ]);
});

test('a push service whose answer never ends is given up in time', async () => {
  const browser = await subscribed();
  pushService.behave(() => 'drip');
  expect(await pusher?.send(browser.post, [], 300)).toEqual({
    state: 'failed',
    reason: 'the push service answered nothing',
  });
});

test('a browser with a new subscription takes the place of its old one', async () => {
  const lost = await subscribed();
  pushService.behave(() => 410);
  await api.asAdmin('POST', '/push/test');
  pushService.behave(() => 'accept');
  const renewed = pushService.subscribe(key.publicKey);
  const replaces = lost.post.endpoint;
  expect((await subscribe({ ...renewed.post, replaces })).status).toBe(201);
  expect((await listed()).browsers).toMatchObject([
    { endpoint: renewed.post.endpoint, lostAt: null },
  ]);
  expect(await (await api.asAdmin('POST', '/push/test')).json()).toMatchObject({
    sent: 1,
    lost: [],
  });
});
