import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AREA_UNIT_NAMES,
  areaInAllUnits,
  loanResult,
  monthlyPaise,
  schedule,
} from './calculators.ts';

const loan = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000_000 }),
  rate: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 100, noNaN: true })),
  months: fc.integer({ min: 1, max: 600 }),
});

test.each([
  // By hand, with 40 digits.
  [{ amount: 1_000_000, rate: 8.5, months: 240 }, 867_823],
  [{ amount: 2_500_000, rate: 9, months: 180 }, 2_535_666],
  [{ amount: 120_000, rate: 0, months: 12 }, 1_000_000],
  [{ amount: 100_000, rate: 12, months: 1 }, 10_100_000],
])('the monthly instalment of %o is %i paise', (wanted, paise) => {
  expect(monthlyPaise(wanted)).toBe(paise);
});

test('the instalments of any loan add up to the loan, to the paisa, and none is negative', () => {
  fc.assert(
    fc.property(loan, (any) => {
      const months = schedule(any);
      expect(months).toHaveLength(any.months);
      expect(months.reduce((sum, { principal }) => sum + principal, 0)).toBe(any.amount * 100);
      expect(months.at(-1)?.left).toBe(0);
      expect(months.every(({ interest, principal }) => interest >= 0 && principal >= 0)).toBe(true);
    }),
  );
});

test('a loan without interest costs nothing', () => {
  expect(loanResult({ amount: 500_000, rate: 0, months: 36 })).toMatchObject({
    interest: 0,
    total: 500_000,
  });
});

test('an area that is changed into any unit and back is the same area', () => {
  const unit = fc.constantFrom(...AREA_UNIT_NAMES);
  const value = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(value, unit, unit, (area, from, to) => {
      const there = areaInAllUnits(area, from)[to];
      const back = areaInAllUnits(there, to)[from];
      expect(Math.abs(back - area) / area).toBeLessThan(1e-9);
    }),
  );
});

test('units have the sizes that the law gives them', () => {
  expect(areaInAllUnits(1, 'acre')).toMatchObject({ sqFt: 43_560, cent: 100, guntha: 40 });
  expect(areaInAllUnits(1, 'hectare').are).toBeCloseTo(100, 9);
  expect(areaInAllUnits(1, 'cent').sqMetre).toBeCloseTo(40.468_564_224, 9);
  expect(areaInAllUnits(1, 'ground').sqFt).toBe(2400);
  expect(areaInAllUnits(2, 'kuzhi', { kuzhi: 100, ma: 10_000 }).sqFt).toBe(200);
});
