import type { Words } from '@theni/content';
import type { CardFacts } from '@theni/content/layout-card';
import { fill } from '@theni/content/text';
import type { LayoutWithoutPlots } from '@theni/contract';
import type { LayoutPageData, PlotPageData } from './layout-page-data.ts';
import { numberText, rupees, shortRupees } from './numbers.ts';

type Text = Pick<LayoutPageData['text'], 'facts' | 'range' | 'units'>;

/** A layout as it is published, as far as its facts are made of it. */
interface PublishedFigures {
  status: LayoutWithoutPlots['status'];
  /** `asOf` as a day that people read; '' where it is not known. */
  price: LayoutWithoutPlots['price'];
  plots: Pick<PlotPageData, 'squareFeet' | 'price' | 'state'>[];
}

/**
 * A layout that is selling is sold out with its last plot, whether or not the owner has said so.
 */
export function shownStatus({
  status,
  plots,
}: Pick<PublishedFigures, 'status' | 'plots'>): PublishedFigures['status'] {
  const isSold = plots.length > 0 && plots.every(({ state }) => state === 'sold');
  return status === 'selling' && isSold ? 'sold-out' : status;
}

/** What the top of a layout's page says of it. */
interface LayoutFacts extends CardFacts {
  /** The price of the cheapest plot that was available when the page was made. */
  price: string;
}

export function layoutFacts(layout: PublishedFigures, text: Text): LayoutFacts {
  return {
    ...cardFacts(layout, text),
    price: hasNothingToBuy(layout) ? '' : lowestPrice(layout.plots.filter(isAvailable), text),
  };
}

export function cardFacts(layout: PublishedFigures, text: Text): CardFacts {
  return { rate: ratesText(layout, text, 1), sizes: sizes(layout.plots, text) };
}

/** 'Plots: 13 of 24 available' */
export function availableText(
  plots: Pick<PlotPageData, 'state'>[],
  { available }: Pick<Words['layoutList'], 'available'>,
): string {
  return fill(available, { available: plots.filter(isAvailable).length, count: plots.length });
}

const isAvailable = ({ state }: Pick<PlotPageData, 'state'>) => state === 'available';

/** Whether the layout has nothing left to buy: nobody reads a price then. */
export function hasNothingToBuy({
  status,
  plots,
}: Pick<PublishedFigures, 'status' | 'plots'>): boolean {
  const isSoldOut = plots.length > 0 && !plots.some(isAvailable);
  return status === 'sold-out' || status === 'completed' || isSoldOut;
}

function lowestPrice(available: PublishedFigures['plots'], { facts, units }: Text): string {
  const prices = available.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return '';
  return fill(facts.from, { price: shortRupees(Math.min(...prices), units) });
}

/**
 * The owner's prices of a cent and of a square foot, with the day on which they were right; nothing
 * where he names none, or nobody reads them any more.
 * @param countMax so many prices at most
 */
export function ratesText(
  layout: PublishedFigures,
  { facts, units }: Text,
  countMax: number,
): string {
  const { perCent, perSqFt, asOf } = layout.price;
  const rates = [
    perCent !== null && fill(facts.perCent, { price: shortRupees(perCent, units) }),
    perSqFt !== null && fill(facts.perSqFt, { price: rupees(perSqFt) }),
  ].filter(Boolean);
  if (hasNothingToBuy(layout) || rates.length === 0) return '';
  const day = asOf && ` (${fill(facts.asOf, { date: asOf })})`;
  return rates.slice(0, countMax).join(', ') + day;
}

function sizes(plots: PublishedFigures['plots'], { range, units }: Text): string {
  if (plots.length === 0) return '';
  const all = plots.map(({ squareFeet }) => squareFeet);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const largest = fill(units.sqFt, { number: numberText(to) });
  return from === to ? largest : fill(range, { from: numberText(from), to: largest });
}
