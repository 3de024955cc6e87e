import { expect, test } from 'vitest';
import { holdEnd, localTime, usualHoldEnd } from './hold-time.ts';

test('a hold ends tomorrow at six, also on the last day of a month', () => {
  expect(usualHoldEnd(new Date(2026, 10, 30, 23, 59))).toBe('2026-12-01T18:00');
});

test('a time that is over is no end of a hold', () => {
  const now = new Date(2026, 10, 22, 10, 0);
  expect(holdEnd('2026-11-22T09:59', now)).toBeUndefined();
  expect(holdEnd('', now)).toBeUndefined();
  const end = holdEnd('2026-11-22T10:05', now);
  expect(end && localTime(new Date(end))).toBe('2026-11-22T10:05');
});
