import { useMemo, useState } from 'react';
import type { PlotPageData } from '../layout-page-data.ts';
import { type ColumnName, type Order, sortPlots } from './plot-columns.ts';

const BY_STATE: Order = { column: 'state', isDown: false };

/**
 * The plots in the order of their table, by state at first. They are sorted when the states of now
 * first come, and at a tap; later ones leave each row in its place under the visitor's eyes.
 */
export function useSortedPlots(plots: PlotPageData[], areFresh: boolean) {
  const [sorted, setSorted] = useState({ plots, areFresh, order: BY_STATE });
  if (areFresh && !sorted.areFresh) setSorted({ ...sorted, plots, areFresh });
  const rows = useMemo(() => {
    const current = new Map(plots.map((plot) => [plot.number, plot]));
    return sortPlots(sorted.plots, sorted.order).map((plot) => current.get(plot.number) ?? plot);
  }, [plots, sorted]);

  function sortBy(column: ColumnName) {
    const isDown = sorted.order.column === column && !sorted.order.isDown;
    setSorted({ plots, areFresh, order: { column, isDown } });
  }
  return { rows, order: sorted.order, sortBy };
}
