import { expect, test } from 'vitest';
import { retryDelayMs } from './retry.ts';

test('the waits grow to half a minute and not further', () => {
  const waits = [1, 2, 3, 6, 50].map((attempt) => retryDelayMs(attempt, () => 0));
  expect(waits).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(retryDelayMs(1, () => 1)).toBe(750);
});
