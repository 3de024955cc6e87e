import type { PlotState } from '@theni/contract/plots';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import { samplePlot } from '../../../../config/sample-plot.ts';
import { nextAvailable, nextPlot } from './next-plot.ts';

const [garden] = sampleLayouts;
const plots = garden?.Plots ?? [];

test('arrow keys lead to the next plot and the one before, Home and End to the first and the last', () => {
  expect(nextPlot(plots, '8', 'ArrowRight')).toBe('9');
  expect(nextPlot(plots, '8', 'ArrowDown')).toBe('9');
  expect(nextPlot(plots, '8', 'ArrowLeft')).toBe('7');
  expect(nextPlot(plots, '8', 'ArrowUp')).toBe('7');
  expect(nextPlot(plots, '8', 'End')).toBe('24');
  expect(nextPlot(plots, '8', 'Home')).toBe('1');
  expect(nextPlot(plots, '1', 'ArrowUp')).toBeUndefined();
  expect(nextPlot(plots, '24', 'ArrowRight')).toBeUndefined();
  expect(nextPlot(plots, '8', 'Tab')).toBeUndefined();
});

test.each([
  ['1', '3'],
  ['3', 'A-17'],
  ['A-17', '1'],
  ['not there', '1'],
])('behind plot %s the next one for sale is %s, and after the last one the first', (from, next) => {
  const states = { 1: 'available', 2: 'sold', 3: 'available', 4: 'held', 'A-17': 'available' };
  const some = Object.entries(states).map(([number, state]) =>
    samplePlot({ Number: number, State: state as PlotState }),
  );
  expect(nextAvailable(some, from)).toBe(next);
});

test('a plot that is alone for sale, and one that is sold with all others, has no next one', () => {
  expect(nextAvailable([samplePlot({})], '1')).toBeUndefined();
  expect(
    nextAvailable(
      [samplePlot({ State: 'sold' }), samplePlot({ Number: '2', State: 'booked' })],
      '1',
    ),
  ).toBeUndefined();
});
