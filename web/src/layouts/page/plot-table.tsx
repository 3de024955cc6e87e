import { fill } from '@theni/content/text';
import { FACINGS } from '@theni/contract/plots';
import { type ChangeEvent, memo, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { entryNotesWriter, readEntryNotes } from '../../navigation/history-entry.ts';
import { classNames } from '../../ui/class-names.ts';
import { plainClick } from '../../ui/link.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { plotRowId } from '../layout-links.ts';
import type { LayoutPageData, PlotPageData } from '../layout-page-data.ts';
import { numberText } from '../numbers.ts';
import {
  type ColumnName,
  columnNames,
  type Order,
  plotColumns,
  sortPlots,
} from './plot-columns.ts';
import css from './plot-table.module.css';

type Text = LayoutPageData['text'];

interface Props {
  plots: PlotPageData[];
  areFresh: boolean;
  text: Text;
  /** The address names a plot, which may be one of those that a phone folds. */
  isLinked: boolean;
  onChoose: (number: string) => void;
}

/** With more plots the list shows the first eight alone (plot-table.module.css). */
const UNFOLDED_MAX = 8;

/** Every plot, or the available ones alone, also without script; a list but on a desktop. */
export function PlotTable({ plots, areFresh, text, isLinked, onChoose }: Props) {
  const { rows: all, order, sortBy } = useSortedPlots(plots, areFresh);
  const [facing, setFacing] = useState('');
  const rows = facing ? all.filter((plot) => plot.facing === facing) : all;
  const facings = FACINGS.filter((name) => plots.some((plot) => plot.facing === name));
  const columns = useMemo(() => {
    const isKnown = (column: ColumnName) => (plot: PlotPageData) =>
      plotColumns[column].cell(plot, text.plots);
    return columnNames.filter((column) => plots.some(isKnown(column)));
  }, [plots, text]);
  const freeOnlyId = useId();
  const unfoldId = useId();
  const isLong = rows.length > UNFOLDED_MAX;
  const unfolding = useUnfoldedList(isLinked);
  const isHydrated = useIsHydrated();

  return (
    <div className={css.tableAndFilter}>
      <h3 id="list">{text.plots.table}</h3>
      <input type="checkbox" id={freeOnlyId} className={css.freeOnly} />
      <label htmlFor={freeOnlyId} className="tap-target">
        {text.plots.freeOnly}
      </label>
      {facings.length > 1 && (
        <select
          className={classNames(
            'needs-script script-control',
            css.facingFilter,
            !facing && css.screenOnly,
          )}
          aria-label={text.plots.columns.facing}
          value={facing}
          onChange={({ currentTarget }) => setFacing(currentTarget.value)}
        >
          <option value="">{text.plots.columns.facing}</option>
          {facings.map((name) => (
            <option key={name} value={name}>
              {text.plots.facings[name]}
            </option>
          ))}
        </select>
      )}
      {isLong && (
        <input
          {...unfolding}
          type="checkbox"
          id={unfoldId}
          className={`visually-hidden ${css.all}`}
        />
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
        {!rows.some(({ state }) => state === 'available') && (
          <p className={css.none}>{text.plots.none}</p>
        )}
      </div>
      {isLong && (
        <label htmlFor={unfoldId} className={`tap-target text-link ${css.unfold}`}>
          {fill(text.plots.all, { count: rows.length })}
        </label>
      )}
    </div>
  );
}

const BY_STATE: Order = { column: 'state', isDown: false };

/**
 * The plots in the order of their table, by state at first. They are sorted when the states of now
 * first come, and at a tap; later ones leave each row in its place under the visitor's eyes.
 */
function useSortedPlots(plots: PlotPageData[], areFresh: boolean) {
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

/**
 * The checkbox that unfolds the list of plots, by CSS alone, so that it works before the script.
 * The script ticks it for a link to a plot, and for a visitor who comes back to a list that he
 * unfolded.
 */
function useUnfoldedList(isLinked: boolean) {
  const box = useRef<HTMLInputElement>(null);
  // The list must have its height before the page scrolls to where the visitor was.
  useLayoutEffect(() => {
    if (box.current && (isLinked || readEntryNotes().isUnfolded)) box.current.checked = true;
  }, [isLinked]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    entryNotesWriter()({ isUnfolded: currentTarget.checked });
  return { ref: box, onChange };
}

type RowProps = Pick<Props, 'text' | 'onChoose'> & { plot: PlotPageData; columns: ColumnName[] };

const Row = memo(function Row({ plot, columns, text, onChoose }: RowProps) {
  const { number, state, shape } = plot;
  const cell = (column: ColumnName) => plotColumns[column].cell(plot, text.plots);
  return (
    <tr id={plotRowId(number)} data-state={state}>
      <th scope="row">
        {/* A stop of the Tab key only where the plan has none: 500 would stand before the form. */}
        <a
          href={`#${plotRowId(number)}`}
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
    fill(units.sqFt, { number: numberText(squareFeet) }),
    facing && plots.facings[facing],
    road !== null && fill(units.road, { number: numberText(road) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ariaSort(order: Order, column: ColumnName) {
  if (order.column !== column) return undefined;
  return order.isDown ? 'descending' : 'ascending';
}
