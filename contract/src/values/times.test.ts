import { expect, test } from 'vitest';
import { typedDay } from './text.ts';
import { withFullYear } from './times.ts';

test('a year of two digits is one of this century, and never stored as the year 19', () => {
  expect(typedDay.safeParse('0019-03-02').success).toBe(false);
  const days = ['0019-03-02', '2019-03-02', '1919-03-02', '0200-03-02'];
  expect(days.map(withFullYear)).toEqual(['2019-03-02', '2019-03-02', '1919-03-02', '0200-03-02']);
});
