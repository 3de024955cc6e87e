import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([withTimeout, loadChunk])(
  'a page waits two minutes for a part of its script, then gives up (%o)',
  async (wait) => {
    let outcome: unknown = 'waiting';
    wait(new Promise<never>(() => {})).catch((error: unknown) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ message: 'No answer in 120000 ms' });
  },
);

/** @param status of the files that the page was made with, when it asks whether they are still there */
function openPage(status: number) {
  const reload = vi.fn();
  const stored = new Map<string, string>();
  const dataset = { scripts: '/assets/app.js /assets/admin.js', words: '/words.json' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('fetch', async () => ({ status }));
  return { reload };
}
const lost = () => loadChunk(Promise.reject(new Error('lost'))).catch(() => {});

test('a page whose part went with an older release reloads, once', async () => {
  const { reload } = openPage(404);
  await lost();
  await lost();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page of which a weak line has lost a part does not reload', async () => {
  const { reload } = openPage(200);
  await lost();
  expect(reload).not.toHaveBeenCalled();
});

test('a part that arrives is handed on, and nothing waits any longer', async () => {
  expect(await loadChunk(Promise.resolve('page'))).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a part that was not there once is asked for past the browser’s cache', async () => {
  const asked = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', asked);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://theni.example/assets/app-a1.js', responseStatus: 200 },
    { name: 'https://theni.example/assets/page-a1.js', responseStatus: 404 },
  ] as never);
  await expect(loadChunk(Promise.reject(new TypeError('lost')))).rejects.toThrow('lost');
  expect(asked).toHaveBeenCalledWith('https://theni.example/assets/page-a1.js', {
    cache: 'reload',
  });
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('app-a1'), expect.anything());
});
