import type { ShownPlot } from '../../words/shown-layout.ts';

/** A held plot may be free again. */
export function isOpen({ State }: ShownPlot): boolean {
  return State === 'available' || State === 'held';
}

/** Of plots that one may still get. */
export function openPrices(plots: ShownPlot[]): number[] {
  return plots.filter(isOpen).flatMap(({ Price }) => (Price === null ? [] : [Price]));
}

export function lowestPrice(plots: ShownPlot[]): number | undefined {
  const prices = openPrices(plots);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
