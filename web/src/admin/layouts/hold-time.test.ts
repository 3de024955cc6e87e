import { clockOf, timeOf } from '@theni/contract/times';
import { expect, test } from 'vitest';
import { holdEnd, usualHoldEnd } from './hold-time.ts';

test('a hold ends tomorrow at six, also on the last day of a month', () => {
  expect(usualHoldEnd(timeOf('2026-11-30T23:59'))).toBe('2026-12-01T18:00');
});

test('a time that is over is no end of a hold', () => {
  const now = timeOf('2026-11-22T10:00');
  expect(holdEnd('2026-11-22T09:59', now)).toBeUndefined();
  expect(holdEnd('', now)).toBeUndefined();
});

test('the end of a hold is typed and read in the same time, wherever the owner is', () => {
  const end = holdEnd('2026-11-22T10:05', timeOf('2026-11-22T10:00'));
  expect(end).toBe('2026-11-22T04:35:00.000Z');
  expect(end && clockOf(new Date(end))).toBe('2026-11-22T10:05');
});
