import type { Plot } from '@theni/contract';
import { FACINGS, PLOTS_MAX } from '@theni/contract/plots';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import fieldsCss from '../content/fields.module.css';
import { CsvImport } from './csv-import.tsx';
import { faultsOf, type PlotColumn } from './plot-csv.ts';
import { newRow, type PlotRow, withCell } from './plot-rows.ts';
import { plotText } from './plot-words.ts';
import css from './plots-table.module.css';
import { projectText } from './project-words.ts';
import { UndoButtons } from './undo-buttons.tsx';
import { useProject } from './use-project.ts';

const text = plotText.table;
const COLUMNS = ['number', 'sq_ft', 'facing', 'road_ft', 'price'] as const;

/** Sizes and prices, typed in place. */
export function PlotsTable() {
  const { answer, sheet, plots } = useProject();
  const { rows } = plots;
  const table = useRef<HTMLTableElement>(null);
  const focusOn = useRef<string>(undefined);
  const states = useMemo(
    () => new Map(answer.AllPlots.map((plot) => [plot.Number, plot.State])),
    [answer.AllPlots],
  );
  const counts = useMemo(() => countsOf(rows), [rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a row came or went
  useEffect(() => {
    const row = table.current?.querySelector(`[data-row="${focusOn.current}"]`);
    row?.querySelector('input')?.focus();
    focusOn.current = undefined;
  }, [rows.length]);

  function add() {
    const row = newRow();
    focusOn.current = row.key;
    sheet.edit([...rows, row]);
  }

  function remove(key: string) {
    const index = rows.findIndex((row) => row.key === key);
    focusOn.current = rows[index + 1]?.key ?? rows[index - 1]?.key;
    sheet.edit(rows.toSpliced(index, 1));
  }

  return (
    <>
      <p>{rows.length === 0 ? text.none : text.lead}</p>
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <section className={css.scroll} tabIndex={0} aria-label={text.caption}>
          <table ref={table} className={css.table}>
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
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.key}
                  row={row}
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
              ))}
            </tbody>
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
  isTwice: boolean;
  state: Plot['State'];
  said: { column?: PlotColumn; message: string }[];
  onType: (column: PlotColumn, value: string) => void;
  onRemove: () => void;
}

/** Hundreds of rows: only the one that is typed into is made anew. */
const Row = memo(
  PlotInputs,
  (before, after) =>
    before.row === after.row &&
    before.isTwice === after.isTwice &&
    before.state === after.state &&
    before.said.length === after.said.length,
);

function PlotInputs({ row, isTwice, state, said, onType, onRemove }: RowProps) {
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
      <tr data-row={row.key} className={row.was === null ? css.isNew : undefined}>
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
