import { expect, test } from 'vitest';
import { samplePlot } from '../../../../config/sample-plot.ts';
import type { ShownPlot } from '../../words/shown-layout.ts';
import { isOpen, lowestPrice, openPrices } from './open-plots.ts';

const plot = (State: ShownPlot['State'], Price: number | null): ShownPlot =>
  samplePlot({ State, Price });

test('prices of plots that are gone are nobody’s any more', () => {
  const plots = [plot('sold', 1), plot('booked', 2), plot('held', 4), plot('available', 3)];
  expect(openPrices([...plots, plot('available', null)])).toEqual([4, 3]);
  expect(lowestPrice(plots)).toBe(3);
  expect(lowestPrice([plot('sold', 1), plot('available', null)])).toBeUndefined();
  expect(plots.map(isOpen)).toEqual([false, false, true, true]);
});
