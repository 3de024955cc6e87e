import { FACINGS, PLOT_STATES } from '@theni/contract/plots';
import { centsOf, grouped, rupees, sqMetresOf } from '../../layouts/numbers.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';

type Text = ShownLayout['text']['plots'];
export type ColumnName = keyof Text['columns'];

interface PlotColumn {
  /** '' for what is not known. */
  cell: (plot: ShownPlot, text: Text) => string;
  /** What the table is sorted by, if not by the numbers; null, which is not known, stands last whichever way. */
  value?: (plot: ShownPlot) => number | null;
  /** Whether the chosen plot says it in a line of its own. */
  isLine?: true;
}

const size = ({ SquareFeet }: ShownPlot) => SquareFeet;

/** Facts of plots in the order of the table. */
export const plotColumns: Record<ColumnName, PlotColumn> = {
  number: { cell: (plot) => plot.Number },
  state: {
    cell: ({ State }, { states }) => states[State],
    value: ({ State }) => PLOT_STATES.indexOf(State),
  },
  price: {
    cell: ({ Price, State }, { ask }) => {
      if (Price !== null) return rupees(Price);
      return State === 'sold' ? '' : ask;
    },
    value: ({ Price }) => Price,
  },
  sqFt: { cell: (plot) => grouped(plot.SquareFeet), value: size },
  cents: { cell: (plot) => grouped(centsOf(plot.SquareFeet)), value: size },
  sqMetres: { cell: (plot) => grouped(sqMetresOf(plot.SquareFeet), 1), value: size },
  sides: { cell: ({ Sides }) => Sides, value: size, isLine: true },
  facing: {
    cell: ({ Facing }, { facings }) => Facing && facings[Facing],
    value: ({ Facing }) => (Facing ? FACINGS.indexOf(Facing) : null),
    isLine: true,
  },
  road: {
    cell: ({ Road }) => (Road === null ? '' : grouped(Road)),
    value: ({ Road }) => Road,
    isLine: true,
  },
  park: {
    cell: ({ Park }, { yes }) => (Park ? yes : ''),
    value: ({ Park }) => (Park ? 0 : null),
    isLine: true,
  },
};

export const columnNames = Object.keys(plotColumns) as ColumnName[];

export interface Order {
  column: ColumnName;
  isDown: boolean;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Plots of the same value stand in the order of their numbers: 2, 10, 10A. */
export function sorted(plots: ShownPlot[], { column, isDown }: Order): ShownPlot[] {
  const direction = isDown ? -1 : 1;
  const { value } = plotColumns[column];
  return [...plots].sort((one, other) => {
    const numbers = byNumber.compare(one.Number, other.Number);
    if (!value) return direction * numbers;
    const [a, b] = [value(one), value(other)];
    if (a === b) return numbers;
    if (a === null) return 1;
    if (b === null) return -1;
    return direction * (a - b);
  });
}
