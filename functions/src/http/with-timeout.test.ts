import { expect, test, vi } from 'vitest';
import { storeWithTimeout } from './with-timeout.ts';

class Store {
  #content = 'content';
  read = async () => this.#content;
  async wait(): Promise<never> {
    return new Promise(() => {});
  }
  name(): string {
    return this.#content;
  }
}

test('a store that answers is as it was', async () => {
  const store = storeWithTimeout(new Store(), 60_000);
  expect(await store.read()).toBe('content');
  expect(store.name()).toBe('content');
});

test('whoever waits for a store that does not answer is told to try again', async () => {
  vi.useFakeTimers();
  const requested = expect(storeWithTimeout(new Store(), 12_000).wait()).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  await vi.advanceTimersByTimeAsync(12_000);
  await requested;
  vi.useRealTimers();
});
