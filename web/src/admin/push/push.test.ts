import { afterEach, expect, test, vi } from 'vitest';
import { pushSupport } from './push-settings.tsx';

const PUSH = { PushManager: {}, Notification: {} };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

test.each([
  ['a browser with push', PUSH, LINUX, 0, 'supported'],
  ['an app on an iPhone’s Home Screen', PUSH, IPHONE, 5, 'supported'],
  ['a page in an iPhone’s browser', { Notification: {} }, IPHONE, 5, 'needs-home-screen'],
  ['a page in an iPad’s browser', {}, MAC, 5, 'needs-home-screen'],
  ['an old browser of a Mac', {}, MAC, 0, 'unsupported'],
  ['a laptop with a touch screen and without push', {}, LINUX, 10, 'unsupported'],
])('%s is told what it can do about ringing', (_what, browser, userAgent, touches, support) => {
  const device = { userAgent, maxTouchPoints: touches, serviceWorker: {} } as unknown as Navigator;
  expect(pushSupport(browser, device)).toBe(support);
});

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));
// Another test file of this process may have loaded the real one.
vi.resetModules();
const { rememberEndpoint, silenceThisBrowser } = await import('./subscription.ts');

afterEach(() => void vi.useRealTimers());

test('a phone that is turned off over a slow line is not said to ring on', async () => {
  vi.useFakeTimers();
  rememberEndpoint('https://push.example/1');
  call.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
  const silenced = expect(silenceThisBrowser()).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  await silenced;
});

/** The worker in a browser that does what it is told. */
async function startWorker() {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; tag: string; data: string; silent: boolean; renotify: boolean }[] =
    [];
  const opened: string[] = [];
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: object) =>
        void shown.push({ title, ...options } as (typeof shown)[number]),
    },
    clients: { openWindow: async (url: string) => void opened.push(url) },
  });
  vi.resetModules();
  await import('./push-worker.ts');
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil } as never);
    await work;
  };
  return {
    shown,
    opened,
    push: (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) } }),
    lose: () => dispatch('pushsubscriptionchange', {}),
    tap: (data: string) => dispatch('notificationclick', { notification: { data, close() {} } }),
  };
}

const lead = (tag: string, url = `/admin/dashboard?lead=${tag}`) => ({ title: 'New', tag, url });

test('a push about more leads is heard while an older one still stands; a lead’s own is not again', async () => {
  const { push, shown } = await startWorker();
  await push(JSON.stringify([{ title: '3 more leads', tag: 'more', url: '/admin/dashboard' }]));
  await push(JSON.stringify([lead('a')]));
  expect(shown).toMatchObject([
    { tag: 'more', silent: false, renotify: true },
    { tag: 'a', silent: false, renotify: false },
  ]);
});

test('of several leads in one push each is shown, and the first alone is heard', async () => {
  const { push, shown } = await startWorker();
  await push(JSON.stringify([lead('a'), lead('b'), lead('c')]));
  expect(shown.map(({ tag, silent }) => [tag, silent])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
  ]);
});

test.each(['', 'null', '[]', '{"title":"x"}'])(
  'a push that says %j shows that there is a lead: browsers silence who shows nothing',
  async (text) => {
    const { push, shown } = await startWorker();
    await push(text);
    expect(shown).toMatchObject([{ title: 'New lead', data: '/admin/dashboard' }]);
  },
);

test('a tap opens the leads, whatever address a push names', async () => {
  const { push, shown, tap, opened } = await startWorker();
  const urls = ['/admin/dashboard?lead=a', 'https://example.com/', '//example.com', '/contact-us'];
  await push(JSON.stringify(urls.map((url) => lead('a', url))));
  for (const { data } of shown) await tap(data);
  expect(opened).toEqual([urls[0], ...Array(3).fill('/admin/dashboard')]);
});

test('a browser that drops its subscription says that the phone no longer rings', async () => {
  const { lose, shown, tap, opened } = await startWorker();
  await lose();
  expect(shown).toMatchObject([{ title: expect.stringContaining('no longer rings') }]);
  for (const { data } of shown) await tap(data);
  expect(opened).toEqual(['/admin/dashboard']);
});
