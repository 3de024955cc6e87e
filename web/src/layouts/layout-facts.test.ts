import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import { expect, test } from 'vitest';
import { samplePlot } from '../../../config/sample-plan.ts';
import { hasNothingToBuy, layoutFacts, shownStatus } from './layout-facts.ts';
import {
  centsOf,
  convertArea,
  distanceText,
  numberText,
  shortRupees,
  sqMetresOf,
} from './numbers.ts';

const en = inLanguage(shipped.layoutPage, 'en');
const ta = inLanguage(shipped.layoutPage, 'ta');
const plot = samplePlot({ squareFeet: 1200, price: 900_000, state: 'available' });
const price = { perCent: 480_000, perSqFt: 1102, asOf: '' };

test('a buyer reads the price of the cheapest plot that is still available, in both languages', () => {
  const plots = [{ ...plot, price: 100_000, state: 'sold' as const }, plot];
  expect(layoutFacts({ status: 'selling', price, plots }, en)).toEqual({
    price: 'Plots from ₹9\u00a0lakh',
    rate: '₹4.8\u00a0lakh a cent',
    sizes: '1,200 sq ft',
  });
  expect(layoutFacts({ status: 'selling', price, plots }, ta)).toMatchObject({
    price: 'மனை ₹9\u00a0லட்சம் முதல்',
  });
});

test('what is not known is not said: no prices, no plots', () => {
  const nothing = { perCent: null, perSqFt: null, asOf: '' };
  const asked = [{ ...plot, price: null }];
  expect(layoutFacts({ status: 'selling', price: nothing, plots: asked }, en)).toMatchObject({
    price: '',
    rate: '',
  });
  expect(layoutFacts({ status: 'upcoming', price: nothing, plots: [] }, en)).toEqual({
    price: '',
    rate: '',
    sizes: '',
  });
  const perSqFt = { perCent: null, perSqFt: 1102, asOf: '' };
  const { rate } = layoutFacts({ status: 'selling', price: perSqFt, plots: asked }, en);
  expect(rate).toBe('₹1,102 per sq ft');
});

test('a buyer reads with the owner’s price on which day it was right', () => {
  const dated = { status: 'selling' as const, plots: [plot] };
  const asOf = '2 March 2026';
  expect(layoutFacts({ ...dated, price: { ...price, asOf } }, en).rate).toBe(
    '₹4.8\u00a0lakh a cent (as of 2 March 2026)',
  );
  const perSqFt = { perCent: null, perSqFt: 1102, asOf };
  expect(layoutFacts({ ...dated, price: perSqFt }, en).rate).toBe(
    '₹1,102 per sq ft (as of 2 March 2026)',
  );
});

test('of a layout that is sold out nobody reads a price', () => {
  const sold = [{ ...plot, state: 'sold' as const }];
  for (const status of ['selling', 'sold-out', 'completed'] as const)
    expect(layoutFacts({ status, price, plots: sold }, en)).toMatchObject({
      price: '',
      rate: '',
    });
});

test('with its last plot a layout has nothing left to buy', () => {
  const status = 'selling' as const;
  expect(hasNothingToBuy({ status, plots: [plot] })).toBe(false);
  expect(hasNothingToBuy({ status, plots: [{ ...plot, state: 'sold' }] })).toBe(true);
});

test('with its last plot a layout is sold out; one that is coming, or has a plot held or none, is not', () => {
  const [sold, booked] = [
    { ...plot, state: 'sold' as const },
    { ...plot, state: 'booked' as const },
  ];
  expect(shownStatus({ status: 'selling', plots: [sold, sold] })).toBe('sold-out');
  expect(shownStatus({ status: 'selling', plots: [sold, booked] })).toBe('selling');
  expect(shownStatus({ status: 'selling', plots: [] })).toBe('selling');
  expect(shownStatus({ status: 'completed', plots: [sold] })).toBe('completed');
});

test('a price reads in lakh and crore, in the words of each language', () => {
  const prices = [950, 99_999, 100_000, 1_234_567, 9_999_999, 10_000_000, 123_456_789];
  expect(prices.map((price) => shortRupees(price, en.units))).toEqual([
    '₹950',
    '₹99,999',
    '₹1\u00a0lakh',
    '₹12.35\u00a0lakh',
    '₹1\u00a0crore',
    '₹1\u00a0crore',
    '₹12.35\u00a0crore',
  ]);
  expect(shortRupees(1_234_567, ta.units)).toBe('₹12.35\u00a0லட்சம்');
  expect(shortRupees(10_000_000, ta.units)).toBe('₹1\u00a0கோடி');
});

test('numbers are grouped as in India', () => {
  expect(numberText(12_345_678.905)).toBe('1,23,45,678.91');
});

test('a plot has its size in cents and square metres, too', () => {
  expect(numberText(centsOf(1200))).toBe('2.75');
  expect(numberText(sqMetresOf(1200), 1)).toBe('111.5');
});

test('a distance reads in metres, or in kilometres from one on', () => {
  expect([750, 1000, 1849].map((metres) => distanceText(metres, en.units))).toEqual([
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
