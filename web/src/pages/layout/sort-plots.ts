import type { ShownPlot } from '../../words/shown-layout.ts';
import { type ColumnName, plotColumns } from './plot-columns.ts';

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
