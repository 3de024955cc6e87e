import { expect, test } from 'vitest';
import { amountOf } from './plot-inputs.tsx';

test.each([
  ['₹ 8,50,000', 850_000],
  ['30 ft', 30],
  ['1,200 sq. ft', 1200],
  ['1200.5', 1200.5],
  ['–', null],
  ['', null],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['wide', Number.NaN],
])('%j is the amount %d', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});
