import { FACINGS, PLOT_STATES } from '@theni/contract/plots';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { centsOf, numberText, rupees, sqMetresOf } from '../numbers.ts';

type PlotText = LayoutPageData['text']['plots'];
export type ColumnName = keyof PlotText['columns'];

interface PlotColumn {
  /** The text of the cell; '' for what is not known. */
  cell: (plot: PlotPageData, text: PlotText) => string;
  /** The table is sorted by this value, or else by the numbers; null stands last both ways. */
  value?: (plot: PlotPageData) => number | null;
  /** Whether the chosen plot says it in a line of its own. */
  isLine?: true;
}

const size = ({ squareFeet }: PlotPageData) => squareFeet;

/** The price of such a plot is not shown. */
const isGone = ({ state }: PlotPageData) => state === 'booked' || state === 'sold';

/** Facts of plots in the order of the table. */
export const plotColumns: Record<ColumnName, PlotColumn> = {
  number: { cell: (plot) => plot.number },
  state: {
    cell: ({ state }, { states }) => states[state],
    value: ({ state }) => PLOT_STATES.indexOf(state),
  },
  price: {
    cell: (plot, { ask }) => {
      if (isGone(plot)) return '';
      return plot.price === null ? ask : rupees(plot.price);
    },
    value: (plot) => (isGone(plot) ? null : plot.price),
  },
  sqFt: { cell: (plot) => numberText(plot.squareFeet), value: size },
  cents: { cell: (plot) => numberText(centsOf(plot.squareFeet)), value: size },
  sqMetres: { cell: (plot) => numberText(sqMetresOf(plot.squareFeet), 1), value: size },
  sides: { cell: ({ sides }) => sides, value: size, isLine: true },
  facing: {
    cell: ({ facing }, { facings }) => facing && facings[facing],
    value: ({ facing }) => (facing ? FACINGS.indexOf(facing) : null),
    isLine: true,
  },
  road: {
    cell: ({ road }) => (road === null ? '' : numberText(road)),
    value: ({ road }) => road,
    isLine: true,
  },
  park: {
    cell: ({ park }, { yes }) => (park ? yes : ''),
    value: ({ park }) => (park ? 0 : null),
    isLine: true,
  },
};

export const columnNames = Object.keys(plotColumns) as ColumnName[];

export interface Order {
  column: ColumnName;
  isDown: boolean;
}

/** Plots of the same value keep their order, which is that of their numbers: 2, 10, 10A. */
export function sortPlots(plots: PlotPageData[], { column, isDown }: Order): PlotPageData[] {
  const { value } = plotColumns[column];
  if (!value) return isDown ? [...plots].reverse() : plots;
  return [...plots].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return isDown ? b - a : a - b;
  });
}
