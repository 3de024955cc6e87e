import { expect, test } from 'vitest';
import { readAmount } from './amount-field.tsx';

test.each([
  ['450000', 450_000],
  ['₹4,50,000', 450_000],
  ['₹ 4 50 000/-', 450_000],
  ['Rs. 1,234,567.50', 1_234_567.5],
  ['12 lakhs', 1_200_000],
  ['4.5L', 450_000],
  ['4.35 lakh', 435_000],
  ['12 Lacs', 1_200_000],
  ['1.5 crore', 15_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['4 lakh 50 thousand', 450_000],
  ['4 lakh 50,000', 450_000],
  ['2 Cr.', 20_000_000],
  ['ரூ. 12 லட்சம்', 1_200_000],
  ['௧.௫ கோடி', 15_000_000],
  ['௪,௫௦,௦௦௦', 450_000],
  ['30 ft', 30],
  ['1,200 sq. ft.', 1200],
  ['12.', 12],
  ['.5', 0.5],
  ['0', 0],
  ['', null],
  [' – ', null],
])('“%s” is the amount %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  '4,5 lakh',
  '45,00',
  '4.50.000',
  '12 lakhs or so',
  '12 13',
  '20 lakh 1 crore',
  'ask',
  '₹',
  '12-13',
  '-5',
  '.',
  '1e5',
])('“%s” is no amount, and stays as it was typed', (typed) => {
  expect(readAmount(typed)).toEqual({ unreadable: typed });
});
