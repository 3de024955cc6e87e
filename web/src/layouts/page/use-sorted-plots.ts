import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlotPageData } from '../layout-page-data.ts';
import { type ColumnName, type Order, sortPlots } from './plot-columns.ts';

/**
 * The plots in the order of their table, by state at first. States that come while the table is in
 * view do not sort it anew: its rows would move under the visitor's eyes.
 */
export function useSortedPlots(plots: PlotPageData[]) {
  const table = useRef<HTMLTableElement>(null);
  const [order, setOrder] = useState<Order>({ column: 'state', isDown: false });
  const [sortedStates, setSortedStates] = useState(() => statesOf(plots));
  useEffect(() => {
    if (!isInView(table.current)) setSortedStates(statesOf(plots));
  }, [plots]);

  const rows = useMemo(() => {
    const current = new Map(plots.map((plot) => [plot.number, plot]));
    const asSorted = plots.map((plot) => {
      return { ...plot, state: sortedStates.get(plot.number) ?? plot.state };
    });
    return sortPlots(asSorted, order).map((plot) => current.get(plot.number) ?? plot);
  }, [plots, sortedStates, order]);

  function sortBy(column: ColumnName) {
    setOrder({ column, isDown: order.column === column && !order.isDown });
    setSortedStates(statesOf(plots));
  }

  return { table, rows, order, sortBy };
}

function statesOf(plots: PlotPageData[]) {
  return new Map(plots.map(({ number, state }) => [number, state]));
}

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
