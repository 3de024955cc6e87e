import type { LayoutFacts } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { LayoutTexts } from '@theni/contract';
import type { ShownLayout, ShownPlot } from '../words/shown-layout.ts';
import { grouped, rupees, shortRupees } from './numbers.ts';

type Text = Pick<ShownLayout['text'], 'facts' | 'range' | 'units'>;

interface Asked {
  status: LayoutTexts['status'];
  /** `asOf` as a day that people read; '' where it is not known. */
  price: LayoutTexts['price'];
  plots: Pick<ShownPlot, 'squareFeet' | 'price' | 'state'>[];
}

/** A layout that is selling is sold out with its last plot, whether or not the owner has said so. */
export function shownStatus({ status, plots }: Pick<Asked, 'status' | 'plots'>): Asked['status'] {
  const isSold = plots.length > 0 && plots.every(({ state }) => state === 'sold');
  return status === 'selling' && isSold ? 'sold-out' : status;
}

/** What a card and the top of a layout's page say of it. */
export function layoutFacts({ status, price, plots }: Asked, text: Text): LayoutFacts {
  const available = plots.filter(({ state }) => state === 'available');
  const isOver =
    status === 'sold-out' || status === 'completed' || (plots.length > 0 && available.length === 0);
  const count = { free: available.length, count: plots.length };
  return {
    price: isOver ? '' : lowestPrice(available, text),
    rate: isOver ? '' : rate(price, text),
    available: plots.length > 0 ? fill(text.facts.free, count) : '',
    sizes: sizes(plots, text),
  };
}

function lowestPrice(available: Asked['plots'], { facts, units }: Text): string {
  const prices = available.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return '';
  return fill(facts.from, { price: shortRupees(Math.min(...prices), units) });
}

/** With the day on which it was right. */
function rate({ perCent, perSqFt, asOf }: Asked['price'], { facts, units }: Text): string {
  const day = asOf && ` (${fill(facts.asOf, { date: asOf })})`;
  if (perCent !== null) return fill(facts.perCent, { price: shortRupees(perCent, units) }) + day;
  return perSqFt === null ? '' : fill(facts.perSqFt, { price: rupees(perSqFt) }) + day;
}

function sizes(plots: Asked['plots'], { range, units }: Text): string {
  if (plots.length === 0) return '';
  const all = plots.map(({ squareFeet }) => squareFeet);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const most = fill(units.sqFt, { number: grouped(to) });
  return from === to ? most : fill(range, { from: grouped(from), to: most });
}
