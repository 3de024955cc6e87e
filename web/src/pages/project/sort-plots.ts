import { FACINGS, PLOT_STATES } from '@theni/contract/plots';
import type { ShownPlot } from '../../words/shown-project.ts';

export interface Order {
  column: 'number' | 'state' | 'sqFt' | 'price' | 'cents' | 'sqMetres' | 'facing' | 'road';
  isDown: boolean;
}

/** What is not known stands last, whichever way. */
const values: Record<Order['column'], (plot: ShownPlot) => number | null> = {
  number: () => null,
  state: ({ State }) => PLOT_STATES.indexOf(State),
  sqFt: ({ SquareFeet }) => SquareFeet,
  cents: ({ SquareFeet }) => SquareFeet,
  sqMetres: ({ SquareFeet }) => SquareFeet,
  price: ({ Price }) => Price,
  facing: ({ Facing }) => (Facing ? FACINGS.indexOf(Facing) : null),
  road: ({ Road }) => Road,
};

const byNumber = new Intl.Collator('en', { numeric: true });

/** Plots of the same value stand in the order of their numbers: 2, 10, 10A. */
export function sorted(plots: ShownPlot[], { column, isDown }: Order): ShownPlot[] {
  const direction = isDown ? -1 : 1;
  return plots.toSorted((one, other) => {
    const [a, b] = [values[column](one), values[column](other)];
    const numbers = byNumber.compare(one.Number, other.Number);
    if (column === 'number') return direction * numbers;
    if (a === b) return numbers;
    if (a === null) return 1;
    if (b === null) return -1;
    return direction * (a - b);
  });
}
