import type { Plot } from '@theni/contract';
import { FACINGS, PLOTS_MAX } from '@theni/contract/plots';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import fieldsCss from '../editor/fields.module.css';
import { CsvImport } from './csv-import.tsx';
import { faultsOf, type PlotColumn } from './plot-csv.ts';
import { newRow, type PlotRow, withCell } from './plot-rows.ts';
import { plotText } from './plot-words.ts';
import css from './plots-table.module.css';
import { projectText } from './project-words.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { GROUP, inGroups, useNearView } from './use-near-view.ts';
import { useProject } from './use-project.ts';

const text = plotText.table;
const COLUMNS = ['number', 'sq_ft', 'facing', 'road_ft', 'price'] as const;

/** Sizes and prices, typed in place. */
export function PlotsTable() {
  const { answer, sheet, plots } = useProject();
  const { rows } = plots;
  const table = useRef<HTMLTableElement>(null);
  /** The row that is to be typed into, after another one came or went. */
  const [wanted, want] = useState<{ key: string | undefined }>();
  const states = useMemo(
    () => new Map(answer.AllPlots.map((plot) => [plot.Number, plot.State])),
    [answer.AllPlots],
  );
  const counts = useMemo(() => countsOf(rows), [rows]);

  useEffect(() => {
    const row = wanted && table.current?.querySelector(`[data-row="${wanted.key}"]`);
    row?.querySelector('input')?.focus();
  }, [wanted]);

  function add() {
    const row = newRow();
    want({ key: row.key });
    sheet.edit([...rows, row]);
  }

  function remove(key: string) {
    const index = rows.findIndex((row) => row.key === key);
    want({ key: (rows[index + 1] ?? rows[index - 1])?.key });
    sheet.edit(rows.toSpliced(index, 1));
  }

  return (
    <>
      <p>{rows.length === 0 ? text.none : text.lead}</p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <section className={css.scroll} tabIndex={0} aria-label={text.caption}>
          <table ref={table} className={css.table} aria-rowcount={rows.length + 1}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {plotText.columns[column]}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            {inGroups(rows).map((group, at) => (
              <RowGroup
                // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the table
                key={at}
                rows={group}
                isFirst={at === 0}
                isWanted={group.some(({ key }) => key === wanted?.key)}
              >
                {(row, index) => (
                  <Row
                    key={row.key}
                    row={row}
                    index={at * GROUP + index}
                    isTwice={(counts.get(row.cells.number.trim()) ?? 0) > 1}
                    state={states.get(row.was ?? '') ?? 'available'}
                    said={plots.faults.filter(({ key }) => key === row.key)}
                    onType={(column, value) =>
                      sheet.edit(
                        withCell(sheet.state.rows, row.key, column, value),
                        `${row.key} ${column}`,
                      )
                    }
                    onRemove={() => remove(row.key)}
                  />
                )}
              </RowGroup>
            ))}
          </table>
        </section>
      )}
      <div className={css.actions}>
        <Button onClick={add} disabled={rows.length >= PLOTS_MAX}>
          {text.add}
        </Button>
        <UndoButtons />
      </div>
      {rows.length >= PLOTS_MAX && <p>{text.most(PLOTS_MAX)}</p>}
      <CsvImport />
    </>
  );
}

/** Of a row, until it is made: a field and what is around it. */
const ROW_PX = 53;

function RowGroup({
  rows,
  isFirst,
  isWanted,
  children,
}: {
  rows: PlotRow[];
  isFirst: boolean;
  isWanted: boolean;
  children: (row: PlotRow, index: number) => ReactNode;
}) {
  const { group, isNear, room } = useNearView<HTMLTableSectionElement>(isFirst);
  return (
    <tbody ref={group}>
      {isNear || isWanted ? (
        rows.map(children)
      ) : (
        <tr>
          <td colSpan={COLUMNS.length + 1} style={{ height: room ?? rows.length * ROW_PX }} />
        </tr>
      )}
    </tbody>
  );
}

function countsOf(rows: PlotRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const number = cells.number.trim();
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

interface RowProps {
  row: PlotRow;
  /** In the whole table. */
  index: number;
  isTwice: boolean;
  state: Plot['State'];
  said: { column?: PlotColumn; message: string }[];
  onType: (column: PlotColumn, value: string) => void;
  onRemove: () => void;
}

/** Of many rows only the one that is typed into is made anew. */
const Row = memo(
  PlotInputs,
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.isTwice === after.isTwice &&
    before.state === after.state &&
    before.said.length === after.said.length,
);

function PlotInputs({ row, index, isTwice, state, said, onType, onRemove }: RowProps) {
  const { cells } = row;
  const number = cells.number.trim() || text.newPlot;
  const isFresh = row.was === null && cells.number === '' && cells.sq_ft === '';
  const faults: Partial<Record<PlotColumn, string>> = isFresh ? {} : faultsOf(cells, isTwice);
  for (const { column, message } of said) if (column) faults[column] ??= message;
  const messages = Object.values(faults);
  const isLocked = state !== 'available';
  const removing = isLocked ? text.locked(number, projectText.counts[state]) : text.remove(number);
  const describedBy = messages.length > 0 ? `faults-${row.key}` : undefined;
  return (
    <>
      <tr
        data-row={row.key}
        // The names of the columns are the first.
        aria-rowindex={index + 2}
        className={row.was === null ? css.isNew : undefined}
      >
        {COLUMNS.map((column) => {
          const field = {
            'aria-label': text.of(plotText.columns[column], number),
            'aria-invalid': column in faults || undefined,
            'aria-describedby': column in faults ? describedBy : undefined,
            value: cells[column],
            onChange: (event: { currentTarget: { value: string } }) =>
              onType(column, event.currentTarget.value),
          };
          return (
            <td key={column}>
              {column === 'facing' ? (
                <select {...field}>
                  <option value="">–</option>
                  {FACINGS.map((each) => (
                    <option key={each} value={each}>
                      {plotText.facings[each]}
                    </option>
                  ))}
                </select>
              ) : (
                <input {...field} inputMode={column === 'number' ? 'text' : 'decimal'} />
              )}
            </td>
          );
        })}
        <td>
          <button
            type="button"
            className={fieldsCss.iconButton}
            aria-label={removing}
            title={removing}
            disabled={isLocked}
            onClick={onRemove}
          >
            <Icon name="close" size={20} />
          </button>
        </td>
      </tr>
      {messages.length > 0 && (
        <tr>
          <td colSpan={COLUMNS.length + 1} id={describedBy} className={css.faults}>
            {messages.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
