import { expect, test } from 'vitest';
import { compare, median } from './row.ts';

test('the median of an even number of values lies between the middle two', () => {
  expect(median([3])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a ratio says how many times the plain one ours is', async () => {
  const row = await compare(
    'speed',
    'ms',
    3,
    async () => 6,
    async () => 4,
  );
  expect(row).toEqual({ what: 'speed', unit: 'ms', ours: 6, plain: 4, ratio: 1.5 });
});
