import type { PlotStatus } from '@theni/contract';
import type { Plot } from '@theni/contract/plot-fields';
import { AREA_UNITS } from '../../layouts/numbers.ts';

/** @param perCent rupees of one cent @returns rupees, to the thousand; null for less than that */
export function plotPrice(squareFeet: number, perCent: number): number | null {
  const thousands = Math.round((squareFeet / AREA_UNITS.cent) * (perCent / 1000));
  return thousands * 1000 || null;
}

/**
 * The plots that nobody has, at a new price of one cent.
 * @returns `withoutSize`: plots of which no price can be said
 */
export function repriceAvailable(
  plots: Plot[],
  statuses: PlotStatus[],
  perCent: number,
): { priced: Plot[]; withoutSize: Plot[] } {
  const taken = new Set(statuses.filter(({ state }) => state !== 'available').map(({ id }) => id));
  const available = plots.filter(({ id }) => !taken.has(id));
  const priced = available.flatMap((plot) => {
    const price = plot.squareFeet && plotPrice(plot.squareFeet, perCent);
    return price ? [{ ...plot, price }] : [];
  });
  return { priced, withoutSize: available.filter(({ squareFeet }) => squareFeet === null) };
}
