import { expect, test } from 'vitest';
import { sampleFacts } from '../../../../functions/test/sample-layout.ts';
import { plotChanges } from './plot-changes.ts';

const plot = (number: string, change = {}) =>
  sampleFacts({ Number: number, SquareFeet: 1200, Price: 900_000, Facing: 'N', ...change });

test('of two tables of plots each plot that differs is named once, with its facts before and after', () => {
  const before = [plot('1'), plot('A-2'), plot('3')];
  const after = [
    plot('a-2', { Price: 950_000, Facing: 'SE' }),
    plot('1', { Price: null, Shape: '0,0 120,0 120,80' }),
    plot('4'),
  ];
  expect(plotChanges(before, after)).toEqual([
    'Plot 1: Price, ₹ 9,00,000 → (empty), its drawing',
    'Plot a-2: Number A-2 → a-2, Facing North → South-east, Price, ₹ 9,00,000 → 9,50,000',
    'Plot 3: no longer there',
    'Plot 4: new',
  ]);
});

test('plots that stand in another order are the same', () => {
  expect(plotChanges([plot('1'), plot('2')], [plot('2'), plot('1')])).toEqual([]);
});
