import { expect, test } from 'vitest';
import { cachedByKey } from './cached.ts';

const MINUTE = 60_000;

test('what was asked within the time costs no second read; later it is read anew', async () => {
  let time = 0;
  const asked: string[] = [];
  const cached = cachedByKey<number>(MINUTE, () => time);
  const ask = (key: string) => cached(key, async () => asked.push(key));
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  time = MINUTE - 1;
  expect(await ask('a')).toBe(1);
  time = MINUTE;
  expect(await ask('a')).toBe(3);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('a failed read is not cached', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
  const cached = cachedByKey<string | undefined>(MINUTE);
  const ask = () => cached('a', async () => answers.shift());
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('here');
});
