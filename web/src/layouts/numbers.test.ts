import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import { expect, test } from 'vitest';
import {
  centsOf,
  convertArea,
  distanceText,
  numberText,
  shortRupees,
  sqMetresOf,
} from './numbers.ts';

const en = inLanguage(shipped.layoutPage.units, 'en');
const ta = inLanguage(shipped.layoutPage.units, 'ta');

test('a price reads in lakh and crore, in the words of each language', () => {
  const prices = [950, 99_999, 100_000, 1_234_567, 9_999_999, 10_000_000, 123_456_789];
  expect(prices.map((price) => shortRupees(price, en))).toEqual([
    '₹950',
    '₹99,999',
    '₹1\u00a0lakh',
    '₹12.35\u00a0lakh',
    '₹1\u00a0crore',
    '₹1\u00a0crore',
    '₹12.35\u00a0crore',
  ]);
  expect(shortRupees(1_234_567, ta)).toBe('₹12.35\u00a0லட்சம்');
  expect(shortRupees(10_000_000, ta)).toBe('₹1\u00a0கோடி');
});

test('numbers are grouped as in India', () => {
  expect(numberText(12_345_678.905)).toBe('1,23,45,678.91');
});

test('a plot has its size in cents and square metres, too', () => {
  expect(numberText(centsOf(1200))).toBe('2.75');
  expect(numberText(sqMetresOf(1200), 1)).toBe('111.5');
});

test('a distance reads in metres, or in kilometres from one on', () => {
  expect([750, 1000, 1849].map((metres) => distanceText(metres, en))).toEqual([
    '750 m',
    '1 km',
    '1.8 km',
  ]);
});

test('units of land have the sizes that the law gives them, to and fro', () => {
  expect(convertArea(2, 'cent', 'sqFt')).toBe(871.2);
  expect(convertArea(1, 'acre', 'cent')).toBeCloseTo(100, 9);
  expect(convertArea(1, 'ground', 'sqFt')).toBe(2400);
  expect(convertArea(1, 'cent', 'sqMetre')).toBeCloseTo(40.468_564_224, 9);
  expect(convertArea(40.468_564_224, 'sqMetre', 'cent')).toBeCloseTo(1, 9);
});
