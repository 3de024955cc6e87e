import { expect, test } from 'vitest';
import { KeyedLock } from './keyed-lock.ts';

test('who asks for the same thing is served one after the other, in the order of asking', async () => {
  const lock = new KeyedLock();
  const served: string[] = [];

  async function serve(owner: string): Promise<void> {
    await lock.acquire(owner, 'document');
    served.push(`${owner} begins`);
    await Promise.resolve();
    served.push(`${owner} ends`);
    lock.release(owner);
  }
  await Promise.all(['a', 'b', 'c'].map(serve));

  expect(served).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('who asks for another thing does not wait, and asking twice is asking once', async () => {
  const lock = new KeyedLock();

  await lock.acquire('a', 'document');
  await lock.acquire('a', 'document');
  await lock.acquire('b', 'another');
});

test('an owner that never releases loses its lock, and two that wait for each other both go on', async () => {
  const lock = new KeyedLock(20);
  await lock.acquire('a', 'x');
  await lock.acquire('b', 'y');

  await Promise.all([lock.acquire('a', 'y'), lock.acquire('b', 'x')]);
});

test('an owner that gives up while it waits holds nobody up', async () => {
  const lock = new KeyedLock();
  await lock.acquire('a', 'document');
  const givenUp = lock.acquire('b', 'document');
  const waiting = lock.acquire('c', 'document');

  lock.release('b');
  lock.release('a');

  await Promise.all([givenUp, waiting]);
});
