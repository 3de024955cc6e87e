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

test('a part that arrives is handed on, and nothing waits any longer', async () => {
  expect(await loadChunk(Promise.resolve('page'))).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});
