import type { PlotStatus, ValuesByPath } from '@theni/contract';
import { isPlotPath, plotPartsOf, plotPath } from '@theni/contract/layout-values';
import type { Plot, PlotDraft } from '@theni/contract/plot-fields';
import { AREA_UNITS, rupees } from '../../../layouts/numbers.ts';

/** @param perCent rupees of one cent @returns rupees, to the thousand; null for less than that */
function plotPrice(squareFeet: number, perCent: number): number | null {
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

/** A digit too many or too few makes ten times or a tenth; prices themselves change by less. */
const SLIP = 5;

/**
 * The sentence that asks whether a price is meant, which may be a slip.
 * @param other what it is compared with; @param named what that is: 'that stood here'
 */
export function slipSentence(price: unknown, other: unknown, named: string): string | undefined {
  if (typeof price !== 'number' || typeof other !== 'number') return undefined;
  const isMuch = price >= other * SLIP;
  if (!isMuch && price > other / SLIP) return undefined;
  const more = isMuch ? 'far more' : 'far less';
  return `${rupees(price)} is ${more} than the ${rupees(other)} ${named}. Is it right?`;
}

const STOOD = 'that stood here';

/** What is asked before a price of a layout, or of one of its plots, is taken. */
export function doubtOfPrice(
  path: string,
  value: unknown,
  stood: unknown,
  draft: ValuesByPath,
): string | undefined {
  if (path === 'price.perCent' || path === 'price.perSqFt')
    return slipSentence(value, stood, STOOD);
  if (!isPlotPath(path)) return undefined;
  const { id, field } = plotPartsOf(path);
  if (field !== 'price') return undefined;
  const plot = draft[plotPath(id)] as PlotDraft | undefined;
  return (
    slipSentence(value, stood, STOOD) ??
    slipOfPlot({ squareFeet: plot?.squareFeet ?? null, price: value }, draft['price.perCent'])
  );
}

/** @param perCent the layout's own price of one cent */
export function slipOfPlot(
  { squareFeet, price }: { squareFeet: number | null; price: unknown },
  perCent: unknown,
): string | undefined {
  if (typeof perCent !== 'number' || squareFeet === null) return undefined;
  const own = plotPrice(squareFeet, perCent);
  return slipSentence(
    price,
    own,
    `of this size at ${rupees(perCent)} a cent, the layout’s own price`,
  );
}
