import { expect, test } from 'vitest';
import { type PushWorker, showPushes } from './show-pushes.ts';

/** The worker in a browser that does what it is told. */
function startWorker() {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; tag: string; data: string; silent: boolean; renotify: boolean }[] =
    [];
  const opened: string[] = [];
  showPushes({
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: object) =>
        void shown.push({ title, ...options } as (typeof shown)[number]),
    },
    clients: { openWindow: async (url: string) => void opened.push(url) },
  } as unknown as PushWorker);
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
  const { push, shown } = startWorker();
  await push(JSON.stringify([{ title: '3 more leads', tag: 'more', url: '/admin/dashboard' }]));
  await push(JSON.stringify([lead('a')]));
  expect(shown).toMatchObject([
    { tag: 'more', silent: false, renotify: true },
    { tag: 'a', silent: false, renotify: false },
  ]);
});

test('of several leads in one push each is shown, and the first alone is heard', async () => {
  const { push, shown } = startWorker();
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
    const { push, shown } = startWorker();
    await push(text);
    expect(shown).toMatchObject([{ title: 'New lead', data: '/admin/dashboard' }]);
  },
);

test('a tap opens the leads, whatever address a push names', async () => {
  const { push, shown, tap, opened } = startWorker();
  const urls = ['/admin/dashboard?lead=a', 'https://example.com/', '//example.com', '/contact-us'];
  await push(JSON.stringify(urls.map((url) => lead('a', url))));
  for (const { data } of shown) await tap(data);
  expect(opened).toEqual([urls[0], ...Array(3).fill('/admin/dashboard')]);
});

test('a browser that drops its subscription says that the phone no longer rings', async () => {
  const { lose, shown, tap, opened } = startWorker();
  await lose();
  expect(shown).toMatchObject([{ title: expect.stringContaining('no longer rings') }]);
  for (const { data } of shown) await tap(data);
  expect(opened).toEqual(['/admin/dashboard']);
});
