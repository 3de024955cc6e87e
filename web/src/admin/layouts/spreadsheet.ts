import type { PlotDraft } from '@theni/contract';
import { plotFacts } from '@theni/contract/layout';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import Papa from 'papaparse';
import {
  type ColumnName,
  columnNames,
  EMPTY_PLOT,
  plotColumns,
} from '../documents/plot-columns.tsx';
import { plotText } from '../documents/plot-words.ts';

const text = plotText.spreadsheet;

/** What a table from a spreadsheet says of the plots. */
export interface Spreadsheet {
  /** Of plots that there are, and of new ones: those columns that the table has. */
  rows: (Pick<PlotDraft, 'Number'> & Partial<PlotDraft>)[];
  unknownColumns: string[];
  /** As the spreadsheet counts its rows. Nothing is taken as long as there is one. */
  issues: { row: number; message: string }[];
}

/** CSV with commas, semicolons or tabs, its columns named in the first row. */
export function readSpreadsheet(csv: string, plots: PlotDraft[]): Spreadsheet {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''));
  const [head = [], ...body] = data;
  const columns = head.map(columnOf);
  const quoting = errors.filter(({ type }) => type === 'Quotes');
  const issues = quoting.map(({ row = 0 }) => ({ row: row + 1, message: text.quotes }));
  if (!columns.includes('Number')) issues.push({ row: 1, message: text.noNumbers });
  if (new Set(columns.filter(Boolean)).size < columns.filter(Boolean).length)
    issues.push({ row: 1, message: text.columnTwice });
  const rows: Spreadsheet['rows'] = [];
  const seen = new Set<string>();
  const known = new Set(plots.map((plot) => foldPlotNumber(plot.Number)));
  if (issues.length === 0)
    for (const [index, cells] of body.entries()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const row = index + 2;
      const read = readRow(columns, cells);
      const folded = foldPlotNumber(read.plot.Number);
      const isTwice = seen.has(folded);
      const lacksSize = !known.has(folded) && !read.plot.SquareFeet;
      const messages = [
        ...read.issues,
        ...(isTwice ? [text.twice(read.plot.Number)] : []),
        ...(lacksSize && read.issues.length === 0 ? [text.noSize(read.plot.Number)] : []),
      ];
      issues.push(...messages.map((message) => ({ row, message })));
      seen.add(folded);
      rows.push(read.plot);
    }
  if (new Set([...known, ...seen]).size > PLOTS_MAX)
    issues.push({ row: 1, message: plotText.table.most(PLOTS_MAX) });
  const unknownColumns = head.filter((name, at) => name.trim() !== '' && !columns[at]);
  return { rows, unknownColumns, issues };
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

function columnOf(head: string): ColumnName | undefined {
  return columnNames.find((column) => {
    const { name, aliases } = plotColumns[column];
    return [plain(name), ...aliases].includes(plain(head));
  });
}

function readRow(columns: (ColumnName | undefined)[], cells: string[]) {
  const plot: Pick<PlotDraft, 'Number'> & Partial<PlotDraft> = { Number: '' };
  const issues: string[] = [];
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const cell = (cells[at] ?? '').trim();
    const { name, read } = plotColumns[column];
    const value = read(cell);
    const { data } = plotFacts.shape[column].nullable().safeParse(value);
    if (value === undefined || data === undefined) issues.push(text.wrong(name, cell));
    else Object.assign(plot, { [column]: data });
  }
  return { plot, issues };
}

/** For Excel, which takes a file for UTF-8 only with a mark at its beginning. */
export function spreadsheetOf(plots: PlotDraft[]): string {
  const head = columnNames.map((column) => plotColumns[column].name);
  const body = plots.map((plot) =>
    columnNames.map((column) => plotColumns[column].write?.(plot) ?? plot[column]),
  );
  return `\ufeff${Papa.unparse([head, ...body])}`;
}

export interface SpreadsheetChanges {
  /** The draft's plots with the table in them; a plot that the table lacks stays. */
  merged: PlotDraft[];
  added: string[];
  changed: { number: string; cells: { column: ColumnName; before: string; after: string }[] }[];
  /** Plots without a row. */
  missing: string[];
}

export function changesOf({ rows }: Spreadsheet, plots: PlotDraft[]): SpreadsheetChanges {
  const byNumber = new Map(rows.map((row) => [foldPlotNumber(row.Number), row]));
  const known = new Set(plots.map((plot) => foldPlotNumber(plot.Number)));
  const changed: SpreadsheetChanges['changed'] = [];
  const kept = plots.map((plot) => {
    const row = byNumber.get(foldPlotNumber(plot.Number));
    const after = { ...plot, ...row, Number: plot.Number };
    const cells = columnNames
      .filter((column) => after[column] !== plot[column])
      .map((column) => ({
        column,
        before: String(plot[column] ?? ''),
        after: String(after[column] ?? ''),
      }));
    if (cells.length > 0) changed.push({ number: plot.Number, cells });
    return after;
  });
  const added = rows.filter((row) => !known.has(foldPlotNumber(row.Number)));
  return {
    merged: [...kept, ...added.map((row) => ({ ...EMPTY_PLOT, ...row }))],
    added: added.map((row) => row.Number),
    changed,
    missing: plots
      .filter((plot) => !byNumber.has(foldPlotNumber(plot.Number)))
      .map((plot) => plot.Number),
  };
}
