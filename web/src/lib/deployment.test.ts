import { expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, withTimeout } from './deployment.ts';

test('a page waits two minutes for a chunk, then gives up', async () => {
  vi.useFakeTimers();
  const waiting = withTimeout(new Promise<never>(() => {}));
  const outcome = expect(waiting).rejects.toThrow('120000 ms');
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  await outcome;
  vi.useRealTimers();
});

test('a chunk that arrives is handed on', async () => {
  expect(await withTimeout(Promise.resolve('page'), 10)).toBe('page');
});
