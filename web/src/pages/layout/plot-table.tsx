import { fill } from '@theni/content/fill';
import { FACINGS, PLOT_STATES } from '@theni/contract/plots';
import { memo, useId, useMemo, useState } from 'react';
import type { LayoutPageData, PlotPageData } from '../../layouts/layout-page-data.ts';
import { centsOf, grouped, rupees, sqMetresOf } from '../../layouts/numbers.ts';
import { plotRowId } from '../../layouts/plot-links.ts';
import { plainClick } from '../../ui/plain-click.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import css from './plot-table.module.css';
import { useUnfoldedList } from './use-unfolded-list.ts';

type Text = LayoutPageData['text'];
type PlotText = Text['plots'];
export type ColumnName = keyof PlotText['columns'];

interface PlotColumn {
  /** '' for what is not known. */
  cell: (plot: PlotPageData, text: PlotText) => string;
  /** What the table is sorted by, if not by the numbers; null stands last whichever way. */
  value?: (plot: PlotPageData) => number | null;
  /** Whether the chosen plot says it in a line of its own. */
  isLine?: true;
}

const size = ({ squareFeet }: PlotPageData) => squareFeet;

/** Nobody is told what one has cost. */
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
  sqFt: { cell: (plot) => grouped(plot.squareFeet), value: size },
  cents: { cell: (plot) => grouped(centsOf(plot.squareFeet)), value: size },
  sqMetres: { cell: (plot) => grouped(sqMetresOf(plot.squareFeet), 1), value: size },
  sides: { cell: ({ sides }) => sides, value: size, isLine: true },
  facing: {
    cell: ({ facing }, { facings }) => facing && facings[facing],
    value: ({ facing }) => (facing ? FACINGS.indexOf(facing) : null),
    isLine: true,
  },
  road: {
    cell: ({ road }) => (road === null ? '' : grouped(road)),
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
export function sorted(plots: PlotPageData[], { column, isDown }: Order): PlotPageData[] {
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

interface Props {
  plots: PlotPageData[];
  text: Text;
  /** The address names a plot, which may be one of those that a phone folds. */
  isLinked: boolean;
  onChoose: (number: string) => void;
}

/** With more plots a phone shows the first eight alone (plot-table.module.css). */
const UNFOLDED_MAX = 8;

/** Every plot, or the available ones alone, also without script; a list on a phone. */
export function PlotTable({ plots, text, isLinked, onChoose }: Props) {
  const [order, setOrder] = useState<Order>({ column: 'state', isDown: false });
  const rows = useMemo(() => sorted(plots, order), [plots, order]);
  const columns = useMemo(() => {
    const isKnown = (column: ColumnName) => (plot: PlotPageData) =>
      plotColumns[column].cell(plot, text.plots);
    return columnNames.filter((column) => plots.some(isKnown(column)));
  }, [plots, text]);
  const freeOnly = useId();
  const all = useId();
  const isLong = plots.length > UNFOLDED_MAX;
  const unfolding = useUnfoldedList(isLinked);
  const isHydrated = useIsHydrated();

  function sortBy(column: ColumnName) {
    setOrder({ column, isDown: order.column === column && !order.isDown });
  }

  return (
    <div className={css.tableAndFilter}>
      <h3 id="list">{text.plots.table}</h3>
      <input type="checkbox" id={freeOnly} className={css.freeOnly} />
      <label htmlFor={freeOnly} className="tap-target">
        {text.plots.freeOnly}
      </label>
      {isLong && (
        <input {...unfolding} type="checkbox" id={all} className={`visually-hidden ${css.all}`} />
      )}
      <div className={css.tableFrame}>
        <table className={css.table} aria-label={text.plots.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={css[column]}
                  aria-sort={ariaSort(order, column)}
                >
                  <button type="button" disabled={!isHydrated} onClick={() => sortBy(column)}>
                    {text.plots.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((plot) => (
              <Row
                key={plot.number}
                plot={plot}
                columns={columns}
                text={text}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
        {!plots.some(({ state }) => state === 'available') && (
          <p className={css.none}>{text.plots.none}</p>
        )}
      </div>
      {isLong && (
        <label htmlFor={all} className={`tap-target text-link ${css.unfold}`}>
          {fill(text.plots.all, { count: plots.length })}
        </label>
      )}
    </div>
  );
}

type RowProps = Omit<Props, 'plots' | 'isLinked'> & { plot: PlotPageData; columns: ColumnName[] };

const Row = memo(function Row({ plot, columns, text, onChoose }: RowProps) {
  const { number, state, shape } = plot;
  const cell = (column: ColumnName) => plotColumns[column].cell(plot, text.plots);
  return (
    <tr id={plotRowId(number)} data-state={state}>
      <th scope="row">
        {/* A stop of the Tab key only where the plan has none: 500 would stand before the form. */}
        {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the form */}
        <a
          href="#ask"
          tabIndex={shape ? -1 : undefined}
          onClick={plainClick(() => onChoose(number))}
        >
          {number}
        </a>
      </th>
      {columns
        .filter((column) => column !== 'number')
        .map((column) => (
          <td key={column} className={css[column]}>
            {cell(column)}
          </td>
        ))}
      <td className={css.line}>{secondLine(plot, text)}</td>
    </tr>
  );
});

/** '1,200 sq ft · North · 30 ft road' */
function secondLine({ squareFeet, facing, road }: PlotPageData, { plots, units }: Text): string {
  return [
    fill(units.sqFt, { number: grouped(squareFeet) }),
    facing && plots.facings[facing],
    road !== null && fill(units.road, { number: grouped(road) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ariaSort(order: Order, column: ColumnName) {
  if (order.column !== column) return undefined;
  return order.isDown ? 'descending' : 'ascending';
}
