import { shipped } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import { expect, test } from 'vitest';
import { samplePlot } from '../../../config/sample-plan.ts';
import { hasNothingToBuy, layoutFacts, shownStatus } from './layout-facts.ts';

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
