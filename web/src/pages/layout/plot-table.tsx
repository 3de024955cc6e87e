import { memo, useMemo, useState } from 'react';
import { CheckboxField } from '../../ui/field.tsx';
import type { ShownLayout, ShownPlot } from '../../words/shown-layout.ts';
import { columnNames, plotColumns } from './plot-columns.ts';
import css from './plots.module.css';
import { rowId } from './row-id.ts';
import { type Order, sorted } from './sort-plots.ts';

type Text = ShownLayout['text'];

interface Props {
  plots: ShownPlot[];
  text: Text;
  onAsk: (number: string) => void;
}

/** The number heads its row. */
const FACTS = columnNames.filter((column) => column !== 'number');

/** Every plot, also without script; with it, in an order of the visitor's choice, and the available ones alone. */
export function PlotTable({ plots, text, onAsk }: Props) {
  const [order, setOrder] = useState<Order>();
  const [isFreeOnly, setFreeOnly] = useState(false);
  const rows = useMemo(() => {
    const shown = isFreeOnly ? plots.filter(({ State }) => State === 'available') : plots;
    return order ? sorted(shown, order) : shown;
  }, [plots, order, isFreeOnly]);

  function sortBy(column: Order['column']) {
    setOrder({ column, isDown: order?.column === column && !order.isDown });
  }

  return (
    <div className={css.tableAndFilter}>
      <CheckboxField
        label={text.plots.freeOnly}
        checked={isFreeOnly}
        onChange={(event) => setFreeOnly(event.currentTarget.checked)}
      />
      <section
        className={css.tableFrame}
        aria-label={text.plots.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard, too
        tabIndex={0}
      >
        <table className={css.table}>
          <thead>
            <tr>
              {columnNames.map((column) => (
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
              <Row key={plot.Number} plot={plot} text={text.plots} onAsk={onAsk} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p>{text.plots.none}</p>}
      </section>
    </div>
  );
}

const Row = memo(function Row({
  plot,
  text,
  onAsk,
}: {
  plot: ShownPlot;
  text: Text['plots'];
  onAsk: (number: string) => void;
}) {
  const { Number: number, State, Price, Shape } = plot;
  const styles: Partial<Record<Order['column'], string | undefined>> = {
    state: css[State],
    price: Price === null ? css.ask : undefined,
  };
  return (
    <tr id={rowId(number)}>
      <th scope="row">
        {/* A stop of the Tab key only where the plan has none: 500 would stand before the form. */}
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form */}
        <a href="#ask" tabIndex={Shape ? -1 : undefined} onClick={() => onAsk(number)}>
          {number}
        </a>
      </th>
      {FACTS.map((column) => (
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
