import { afterEach, expect, test, vi } from 'vitest';

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
