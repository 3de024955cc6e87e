import { type PlotDraft, plotDraft } from '@theni/contract/plot-fields';
import { foldedPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import { isUnreadable } from '../../editor/unsaved-values.ts';
import { plotPrice } from './plot-price.ts';
import type { PlotAnswers } from './plot-questions.tsx';

/**
 * The defaults of a plot. The schema wants a right number, and that of a new plot need not be
 * right: it follows the number of the last plot, which may be half typed.
 */
const EMPTY_PLOT = plotDraft.parse({ number: '1' });

/**
 * New plots, numbered after the last one; their price follows from that of a cent. None while an
 * answer cannot be read.
 */
export function alikePlots(answers: PlotAnswers, plots: PlotDraft[] = []): PlotDraft[] {
  const { count = null, squareFeet = null, road = null, perCent = null } = answers;
  if (isUnreadable(count) || isUnreadable(squareFeet)) return [];
  if (isUnreadable(road) || isUnreadable(perCent)) return [];
  const price = squareFeet && perCent ? plotPrice(squareFeet, perCent) : null;
  const many = Math.min(PLOTS_MAX - plots.length, Math.floor(count ?? 0));
  return nextNumbers(plots, many).map((number) => ({
    ...EMPTY_PLOT,
    ...{ number, squareFeet, road, price },
  }));
}

/** The numbers after the last one, written as it is: 'A-09' → 'A-10'. */
export function nextNumbers(plots: Pick<PlotDraft, 'number'>[], count: number): string[] {
  const taken = new Set(plots.map((plot) => foldedPlotNumber(plot.number)));
  const [, before = '', digits = '0'] = /^(.*?)(\d*)$/.exec(plots.at(-1)?.number ?? '') ?? [];
  const numbers: string[] = [];
  // A number may have twenty digits, more than a JavaScript number counts by one.
  for (let next = BigInt(digits || 0) + 1n; numbers.length < count; next += 1n) {
    const number = before + String(next).padStart(digits.length, '0');
    if (!taken.has(foldedPlotNumber(number))) numbers.push(number);
  }
  return numbers;
}
