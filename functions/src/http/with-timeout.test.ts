import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

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
  const store = inTime(new Store(), 60_000);
  expect(await store.read()).toBe('content');
  expect(store.name()).toBe('content');
});

test('whoever waits for a store that does not answer is told to try again', async () => {
  await expect(inTime(new Store(), 1).wait()).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
});
