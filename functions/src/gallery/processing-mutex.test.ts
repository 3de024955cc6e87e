import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OneAtATime } from './processing-mutex.ts';

test('pictures take their turns in the order in which they came', async () => {
  const turns = new OneAtATime();
  const events: string[] = [];
  const task = (name: string) => () =>
    Promise.resolve()
      .then(() => events.push(`${name} begins`))
      .then(() => delay(2))
      .then(() => events.push(`${name} ends`));
  await Promise.all([turns.run(task('one')), turns.run(task('two')), turns.run(task('three'))]);
  expect(events).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('a picture that fails does not stop those behind it', async () => {
  const turns = new OneAtATime();
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a picture that waits too long is asked to come again, and its turn is not taken later', async () => {
  const turns = new OneAtATime({ maxWaitMs: 5 });
  const gate = Promise.withResolvers<void>();
  const first = turns.run(() => gate.promise);
  let began = false;
  const late = turns.run(async () => {
    began = true;
  });
  await expect(late).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
  gate.resolve();
  await first;
  expect(await turns.run(async () => 'next')).toBe('next');
  expect(began).toBe(false);
});
