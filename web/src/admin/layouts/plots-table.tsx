import type { Layout, PlotDraft, PlotStatus } from '@theni/contract';
import { plotIssues } from '@theni/contract/layout-issues';
import { isSame } from '@theni/contract/tree';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { statusOf } from '../api/layout-queries.ts';
import {
  type ColumnName,
  columnNames,
  PlotInput,
  plotColumns,
} from '../documents/plot-columns.tsx';
import { plotText, stateName } from '../documents/plot-words.ts';
import { useValue } from '../documents/use-editor.ts';
import { useLayout } from '../documents/use-layout.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AddPlots } from './add-plots.tsx';
import css from './plots-table.module.css';
import { chunk, GROUP, useInView } from './use-in-view.ts';
import { usePlots } from './use-plots.ts';

const text = plotText.table;
/** A shape is drawn. */
const COLUMNS = columnNames.filter((column) => plotColumns[column].Input);

/** Sizes and prices, typed in place: a table on a wide screen, a card a plot on a phone. */
export function PlotsTable() {
  const { response } = useLayout();
  const { plots, put, setFact } = usePlots();
  const { value: plan } = useValue<Layout['plan']>('plan');
  const table = useRef<HTMLTableElement>(null);
  /** The row to type into, after it or another one came or went. */
  const [focusRow, setFocusRow] = useState<{ at: number }>();
  const issues = plotIssues({ plan, Plots: plots });

  useEffect(() => {
    const row = focusRow && table.current?.querySelector(`[data-row="${focusRow.at}"]`);
    row?.querySelector('input')?.focus();
  }, [focusRow]);

  /** What is typed in a row is not that of the row that takes its place. */
  const [{ count, round }, setRound] = useState({ count: plots.length, round: 0 });
  if (count !== plots.length) setRound({ count: plots.length, round: round + 1 });

  const latest = useRef({ setFact });
  latest.current = { setFact };
  const onType = useCallback((at: number, column: ColumnName, value: unknown) => {
    latest.current.setFact(at, column, value as never);
  }, []);
  /** The row that is to go, once that is confirmed. */
  const [removing, setRemoving] = useState<number>();
  const numberOf = (at: number) => plots[at]?.Number || text.newPlot;
  function remove(at: number) {
    put(plots.toSpliced(at, 1), text.removed(numberOf(at)));
    setRemoving(undefined);
    setFocusRow({ at: Math.min(at, plots.length - 2) });
  }

  return (
    <>
      <p>{plots.length === 0 ? text.none : text.lead}</p>
      {plots.length > 0 && (
        <table
          ref={table}
          className={css.table}
          aria-label={text.caption}
          aria-rowcount={plots.length + 1}
        >
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {plotColumns[column].name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          {chunk(plots).map((group, at) => (
            <RowGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the table
              key={at}
              count={group.length}
              isFirst={at === 0}
              isWanted={focusRow !== undefined && Math.floor(focusRow.at / GROUP) === at}
            >
              {() =>
                group.map((plot, inGroup) => {
                  const index = at * GROUP + inGroup;
                  return (
                    <Row
                      key={`${round} ${index}`}
                      plot={plot}
                      index={index}
                      state={statusOf(response.Statuses, plot.Number)?.State ?? 'available'}
                      issues={issues
                        .filter(({ path }) => path.startsWith(`Plots.${index}.`))
                        .map(({ path, message }) => [path.split('.')[2] as ColumnName, message])}
                      onType={onType}
                      onRemove={setRemoving}
                    />
                  );
                })
              }
            </RowGroup>
          ))}
        </table>
      )}
      {removing !== undefined && (
        <ConfirmDialog
          heading={text.remove(numberOf(removing))}
          confirm={text.confirm}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => remove(removing)}
        >
          <p>{text.removing}</p>
        </ConfirmDialog>
      )}
      <AddPlots onAdded={(at) => setFocusRow({ at })} />
    </>
  );
}

/** Of a row, until it is made: a field and what is around it. */
const ROW_PX = 53;

function RowGroup({
  count,
  isFirst,
  isWanted,
  children,
}: {
  count: number;
  isFirst: boolean;
  isWanted: boolean;
  children: () => ReactNode;
}) {
  const { group, isNear, measuredHeight } = useInView<HTMLTableSectionElement>(isFirst);
  return (
    <tbody ref={group}>
      {isNear || isWanted ? (
        children()
      ) : (
        <tr>
          <td colSpan={COLUMNS.length + 1} style={{ height: measuredHeight ?? count * ROW_PX }} />
        </tr>
      )}
    </tbody>
  );
}

interface RowProps {
  plot: PlotDraft;
  /** In the whole table. */
  index: number;
  state: PlotStatus['State'];
  issues: [ColumnName, string][];
  onType: (index: number, column: ColumnName, value: unknown) => void;
  onRemove: (index: number) => void;
}

/** Of many rows only the one that is typed into is made anew. */
const Row = memo(PlotInputs, (before, after) =>
  isSame([before.plot, before.state, before.issues], [after.plot, after.state, after.issues]),
);

function PlotInputs({ plot, index, state, issues, onType, onRemove }: RowProps) {
  const number = plot.Number || text.newPlot;
  const isTaken = state !== 'available';
  const removing = isTaken ? text.locked(number, stateName(state)) : text.remove(number);
  const wrong = new Map(issues);
  for (const column of COLUMNS) if (Number.isNaN(plot[column])) wrong.set(column, text.noNumber);
  const messages = [...new Set(wrong.values())];
  const describedBy = messages.length > 0 ? `issues-${index}` : undefined;
  return (
    <>
      <tr
        data-row={index}
        // The names of the columns are the first.
        aria-rowindex={index + 2}
      >
        {COLUMNS.map((column) => (
          <td key={column} data-path={`Plots.${index}.${column}`}>
            <span className={css.label} aria-hidden="true">
              {plotColumns[column].name}
            </span>
            <PlotInput
              column={column}
              value={plot[column]}
              onChange={(value) => onType(index, column, value)}
              aria-label={text.of(plotColumns[column].name, number)}
              aria-invalid={wrong.has(column) || undefined}
              aria-describedby={wrong.has(column) ? describedBy : undefined}
            />
          </td>
        ))}
        <td>
          <IconButton
            name={removing}
            icon="remove"
            disabled={isTaken}
            onClick={() => onRemove(index)}
          />
        </td>
      </tr>
      {messages.length > 0 && (
        <tr>
          <td colSpan={COLUMNS.length + 1} id={describedBy} className={css.issues}>
            {messages.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
