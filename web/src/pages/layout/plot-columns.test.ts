import { expect, test } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { sorted } from './plot-columns.ts';

const plot = (number: string, SquareFeet: number, Price: number | null): ShownPlot =>
  samplePlot({ Number: number, SquareFeet, Price });
const plots = [plot('10', 1200, null), plot('2', 1500, 900), plot('10A', 1200, 700)];
const numbers = (list: ShownPlot[]) => list.map(({ Number: number }) => number);

test('numbers stand in the order of people, not of letters', () => {
  expect(numbers(sorted(plots, { column: 'number', isDown: false }))).toEqual(['2', '10', '10A']);
  expect(numbers(sorted(plots, { column: 'number', isDown: true }))).toEqual(['10A', '10', '2']);
});

test('a price that is to be asked stands last, whichever way', () => {
  expect(numbers(sorted(plots, { column: 'price', isDown: false }))).toEqual(['10A', '2', '10']);
  expect(numbers(sorted(plots, { column: 'price', isDown: true }))).toEqual(['2', '10A', '10']);
});

test('plots of the same size stay in the order of their numbers', () => {
  expect(numbers(sorted(plots, { column: 'sqFt', isDown: true }))).toEqual(['2', '10', '10A']);
});
