import { memo, useId, useMemo, useState } from 'react';
import { plainClick } from '../../ui/plain-click.ts';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { type ColumnName, columnNames, type Order, plotColumns, sorted } from './plot-columns.ts';
import css from './plots.module.css';

type Text = ShownLayout['text'];

interface Props {
  plots: ShownPlot[];
  text: Text;
  onChoose: (number: string) => void;
}

/** Every plot, or the available ones alone, also without script; with it, in an order of the visitor's choice. */
export function PlotTable({ plots, text, onChoose }: Props) {
  const [order, setOrder] = useState<Order>();
  const rows = useMemo(() => (order ? sorted(plots, order) : plots), [plots, order]);
  const columns = useColumns(plots, text.plots);
  const freeOnly = useId();

  function sortBy(column: Order['column']) {
    setOrder({ column, isDown: order?.column === column && !order.isDown });
  }

  return (
    <div className={css.tableAndFilter}>
      <input type="checkbox" id={freeOnly} className={css.freeOnly} />
      <label htmlFor={freeOnly} className="tap-target">
        {text.plots.freeOnly}
      </label>
      <section
        className={css.tableFrame}
        aria-label={text.plots.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard, too
        tabIndex={0}
      >
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" aria-sort={ariaSort(order, column)}>
                  <button type="button" data-replay="" onClick={() => sortBy(column)}>
                    {text.plots.columns[column]}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((plot) => (
              <Row
                key={plot.Number}
                plot={plot}
                columns={columns}
                text={text.plots}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
        {!plots.some(({ State }) => State === 'available') && (
          <p className={css.none}>{text.plots.none}</p>
        )}
      </section>
    </div>
  );
}

/** Those that say something of one plot at least. */
function useColumns(plots: ShownPlot[], text: Text['plots']): ColumnName[] {
  return useMemo(
    () =>
      columnNames.filter((column) => plots.some((plot) => plotColumns[column].cell(plot, text))),
    [plots, text],
  );
}

interface RowProps {
  plot: ShownPlot;
  columns: ColumnName[];
  text: Text['plots'];
  onChoose: (number: string) => void;
}

const Row = memo(function Row({ plot, columns, text, onChoose }: RowProps) {
  const { Number: number, State, Price, Shape } = plot;
  const styles: Partial<Record<ColumnName, string | undefined>> = {
    state: css[State],
    price: Price === null ? css.ask : undefined,
  };
  return (
    <tr data-state={State}>
      <th scope="row">
        {/* A stop of the Tab key only where the plan has none: 500 would stand before the form. */}
        {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the form */}
        <a
          href="#ask"
          tabIndex={Shape ? -1 : undefined}
          onClick={plainClick(() => onChoose(number))}
        >
          {number}
        </a>
      </th>
      {columns
        .filter((column) => column !== 'number')
        .map((column) => (
          <td key={column} className={styles[column]}>
            {plotColumns[column].cell(plot, text)}
          </td>
        ))}
    </tr>
  );
});

function ariaSort(order: Order | undefined, column: Order['column']) {
  if (order?.column !== column) return undefined;
  return order.isDown ? 'descending' : 'ascending';
}
