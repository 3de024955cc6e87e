import { expect, test } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { PlotPageData } from '../layout-page-data.ts';
import { withFreshStates } from './use-plots.ts';

function plot(number: string): PlotPageData {
  return samplePlot({ number });
}

test('a visitor reads the states of now; a plot that the owner has dropped is not for sale', () => {
  const respond = [
    { number: '3', state: 'available' as const },
    { number: '1', state: 'sold' as const },
    { number: '4', state: 'available' as const },
  ];
  const fresh = withFreshStates([plot('1'), plot('2'), plot('3')], respond);
  expect(withFreshStates(fresh, fresh)).toBe(fresh);
  expect(fresh.map((one) => [one.number, one.state])).toEqual([
    ['1', 'sold'],
    ['2', 'held'],
    ['3', 'available'],
  ]);
});
