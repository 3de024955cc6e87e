import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processingMutex } from './processing-mutex.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a picture waits for the one before it, even where that fails', async () => {
  const mutex = processingMutex();
  const gate = Promise.withResolvers<never>();
  const events: string[] = [];
  const failing = mutex.runExclusive(() => gate.promise);
  const next = mutex.runExclusive(() => void events.push('next'));
  failing.catch(() => events.push('failed'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(events).toEqual([]);
  gate.reject(new Error('broken'));
  await next;
  expect(events).toEqual(['failed', 'next']);
});

test('a picture that waits for 20 s is asked to come again, and is not processed later', async () => {
  const mutex = processingMutex();
  const gate = Promise.withResolvers<void>();
  const first = mutex.runExclusive(() => gate.promise);
  const process = vi.fn();
  const late = expect(mutex.runExclusive(process)).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
  });
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
  gate.resolve();
  await first;
  expect(await mutex.runExclusive(() => 'next')).toBe('next');
  expect(process).not.toHaveBeenCalled();
});
