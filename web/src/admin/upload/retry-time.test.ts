import { expect, test } from 'vitest';
import { waitBefore } from './retry-time.ts';

test('the waits grow to half a minute and not further', () => {
  const waits = [1, 2, 3, 6, 50].map((attempt) => waitBefore(attempt, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(waitBefore(1, () => 1)).toBe(750);
});
