import { isSame } from '@theni/contract/same-values';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField, TextAreaField } from '../../../ui/field.tsx';
import { PLOT_LIST_PREFIX, useStored } from '../../storage.ts';
import common from '../../ui/common.module.css';
import { FileButton } from '../../ui/controls.tsx';
import { ErrorNotice } from '../../ui/query-state.tsx';
import css from '../layouts.module.css';
import { PlotEditsPreview, useShownRows } from '../plots/plot-edits-preview.tsx';
import { useLayout } from '../use-layout.ts';
import { notSetYet } from './listed-statuses.ts';
import {
  type LeftOutRow,
  leftOutText,
  type ReadSheet,
  readSheet,
  type SheetStatus,
  withRow,
} from './read-sheet.ts';
import { COLUMN_KINDS, type ColumnKind, type SheetColumn } from './sheet-columns.ts';

const pastedList = z.object({
  typed: z.string(),
  /** What the owner has said of columns. */
  chosen: z.record(z.string(), z.custom<ColumnKind>()),
  /** The cells of rows that are not understood, as the owner mends them, by `keyOf`. */
  mended: z.record(z.string(), z.array(z.string())),
});
const NO_LIST: z.infer<typeof pastedList> = { typed: '', chosen: {}, mended: {} };

/** The list lies on the device until each of its rows is a plot, or is taken out of it. */
export function PastePlots({ onStatuses }: { onStatuses: (statuses: SheetStatus[]) => void }) {
  const { slug, layout, state } = useLayout();
  const [list, setList] = useStored(PLOT_LIST_PREFIX + slug, pastedList, NO_LIST);
  const { typed, chosen, mended } = list;
  const sheet = useMemo(
    () => readSheet(typed, layout.plots, chosen),
    [typed, layout.plots, chosen],
  );
  const taken = notSetYet(sheet.statuses, state.server.statuses).length;

  /** @param gone the row that is mended or left out: another one may say the same */
  function setTyped(text: string, gone?: LeftOutRow) {
    if (text === '') return setList(undefined);
    // The list is not read a second time at each letter, unless a row is half mended.
    const isAnyMended = Object.keys(mended).length > 0;
    setList({ ...list, typed: text, mended: isAnyMended ? mendedRowsOf(text, gone) : {} });
  }

  /** What is typed into a row stays with it, in whichever line of the new text the row is. */
  function mendedRowsOf(text: string, gone: LeftOutRow | undefined): Record<string, string[]> {
    const before = sheet.leftOut.filter((row) => row !== gone);
    const kept = readSheet(text, layout.plots, chosen).leftOut.flatMap((row) => {
      const at = before.findIndex(({ cells }) => isSame(cells, row.cells));
      const [same] = at < 0 ? [] : before.splice(at, 1);
      const cells = same && mended[keyOf(same)];
      return cells ? [[keyOf(row), cells] as const] : [];
    });
    return Object.fromEntries(kept);
  }

  return (
    <>
      <TextAreaField
        label="Or paste your own list"
        hint="As it is in Excel or Google Sheets, with its heads, one plot a row. Without heads: number, sq ft, price, facing. A plot that already exists is changed, but not by an empty cell. Remarks, names and telephone numbers are not read."
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ChooseFile onRead={(text) => setTyped(text)} />
      {sheet.columns
        .filter(({ isUnsure }) => isUnsure)
        .map(({ key, head, kind, samples }) => (
          <SelectField
            key={key}
            label={`What is the column “${head}”?`}
            hint={`Its first values: ${samples.join(' · ')}`}
            value={kind}
            options={Object.entries(COLUMN_KINDS)}
            onChange={({ currentTarget: { value } }) =>
              setList({ ...list, chosen: { ...chosen, [key]: value as ColumnKind } })
            }
          />
        ))}
      <p role="status">{sheetSummary(sheet)}</p>
      <PlotEditsPreview
        proposed={sheet.plots}
        otherwise={taken > 0 && `Take the status of ${taken}`}
        onApplied={() => {
          onStatuses(sheet.statuses);
          setTyped(leftOutText(sheet));
        }}
      />
      {sheet.leftOut.length > 0 && (
        <LeftOut
          sheet={sheet}
          mended={mended}
          onType={(row, cells) => setList({ ...list, mended: { ...mended, [keyOf(row)]: cells } })}
          onMend={(row, cells) => setTyped(withRow(typed, row.line, cells), row)}
        />
      )}
    </>
  );
}

/** A list as a file: of Excel itself, or as every spreadsheet saves it. */
function ChooseFile({ onRead }: { onRead: (text: string) => void }) {
  const [reading, setReading] = useState<'busy' | 'failed'>();

  async function read(file: File) {
    setReading('busy');
    try {
      onRead(await textOfFile(file));
      setReading(undefined);
    } catch (error) {
      console.warn('the list was not read', error);
      setReading('failed');
    }
  }

  return (
    <div className={common.stack}>
      <p>
        <FileButton accept=".xlsx,.csv,.tsv,.txt" isBusy={reading === 'busy'} onChoose={read}>
          {reading === 'busy' ? 'Loading..' : 'Choose an Excel or CSV file'}
        </FileButton>
      </p>
      <ErrorNotice>
        {reading === 'failed' &&
          'This file could not be read. Save the sheet as .xlsx or CSV, without a password, or copy its cells and paste them here.'}
      </ErrorNotice>
    </div>
  );
}

/** @throws for a file of another kind */
async function textOfFile(file: File): Promise<string> {
  if ((await file.slice(0, 2).text()) === 'PK') {
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(file);
  }
  const text = await file.text();
  if (text.includes('\0')) throw new Error('It is no text.');
  return text.replace(/^\uFEFF/, '');
}

/** '177 rows read. Left alone: 1 title, 2 totals. 3 rows are not understood: see below.' */
function sheetSummary({ plots, leftOut, titles, totals }: ReadSheet): string {
  if (plots.length + leftOut.length === 0) return '';
  const alone = [
    titles > 0 && counted(titles, 'title'),
    totals > 0 && counted(totals, 'total'),
  ].filter((part) => part !== false);
  return [
    `${counted(plots.length, 'row')} read.`,
    alone.length > 0 && `Left alone: ${alone.join(', ')}.`,
    leftOut.length > 0 && `Not understood: ${counted(leftOut.length, 'row')}, named below.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Two rows may say the same. A row that is mended in the list itself begins anew. */
const keyOf = ({ line, cells }: LeftOutRow) => [line, ...cells].join('\t');

function LeftOut({
  sheet: { columns, leftOut },
  mended,
  onType,
  onMend,
}: {
  sheet: ReadSheet;
  mended: Record<string, string[]>;
  onType: (row: LeftOutRow, cells: string[]) => void;
  onMend: (row: LeftOutRow, cells: string[] | undefined) => void;
}) {
  const [shown, more] = useShownRows(leftOut);
  return (
    <section className={common.stack} aria-label="Rows that are not understood">
      <p className={common.issue}>
        Not understood, and not added. Mend them here, or leave them out.
      </p>
      {shown.map((row) => (
        <RowToMend
          key={keyOf(row)}
          row={row}
          typed={mended[keyOf(row)] ?? row.cells}
          columns={columns}
          onType={(cells) => onType(row, cells)}
          onMend={(cells) => onMend(row, cells)}
        />
      ))}
      {more}
    </section>
  );
}

interface RowProps {
  row: LeftOutRow;
  /** Its cells, as far as they are mended. */
  typed: string[];
  columns: SheetColumn[];
  onType: (cells: string[]) => void;
  onMend: (cells: string[] | undefined) => void;
}

/** It is read again at the button: half a number is a number, too. */
function RowToMend({ row, typed, columns, onType, onMend }: RowProps) {
  const { line, cells, reason, cellIndexes } = row;
  const width = Math.max(columns.length, cells.length);
  const all = Array.from({ length: width }, (_, at) => typed[at] ?? '');
  return (
    <form
      className={`${common.card} ${css.questions}`}
      aria-label={`Row ${line}`}
      onSubmit={(event) => {
        event.preventDefault();
        onMend(all);
      }}
    >
      <p>
        {cells.filter(Boolean).join(' · ').slice(0, 100)}
        <br />
        <span className={common.issue}>{reason}</span>
      </p>
      {cellIndexes.map((index) => (
        <InputField
          key={index}
          label={headOf(columns[index])}
          value={all[index] ?? ''}
          onChange={({ currentTarget: { value } }) => onType(all.with(index, value))}
        />
      ))}
      <div className={common.row}>
        {cellIndexes.length > 0 && (
          <Button type="submit" variant="outline">
            Read again
          </Button>
        )}
        <Button variant="outline" onClick={() => onMend(undefined)}>
          Leave it out
        </Button>
      </div>
    </form>
  );
}

function headOf(column: SheetColumn | undefined): string {
  if (!column) return 'Cell';
  return column.head || (column.kind === 'none' ? 'Cell' : COLUMN_KINDS[column.kind]);
}
