import type { PlotDraft } from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { FACINGS, PLOTS_MAX } from '@theni/contract/plots';
import { plotFacts, plotNumber } from '@theni/contract/project';
import Papa from 'papaparse';
import { plotText } from './plot-words.ts';
import { EMPTY_PLOT } from './use-plots.ts';

type Column = keyof PlotDraft;

const text = plotText.spreadsheet;

/** How a table may name its columns, besides as the screen does: without capitals, blanks and signs. */
const NAMES: Record<Column, string[]> = {
  Number: ['number', 'no', 'plot', 'plotno', 'plotnumber'],
  SquareFeet: ['size', 'sqft', 'squarefeet', 'area', 'sizesqft'],
  Facing: ['facing', 'direction'],
  Road: ['road', 'roadft', 'roadfeet', 'roadwidth'],
  Price: ['price', 'rate', 'amount', 'pricers'],
  Shape: ['shape', 'points', 'drawing'],
};
const COLUMNS = Object.keys(NAMES) as Column[];

/** What a table from a spreadsheet says of the plots. */
export interface Spreadsheet {
  /** Of plots that there are, and of new ones: those columns that the table has. */
  rows: (Pick<PlotDraft, 'Number'> & Partial<PlotDraft>)[];
  unknownColumns: string[];
  /** As the spreadsheet counts its rows. Nothing is taken as long as there is one. */
  faults: { row: number; message: string }[];
}

/** CSV with commas, semicolons or tabs, its columns named in the first row. */
export function readSpreadsheet(csv: string, plots: PlotDraft[]): Spreadsheet {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''));
  const [head = [], ...body] = data;
  const columns = head.map(columnOf);
  const quoting = errors.filter(({ type }) => type === 'Quotes');
  const faults = quoting.map(({ row = 0 }) => ({ row: row + 1, message: text.quotes }));
  if (!columns.includes('Number')) faults.push({ row: 1, message: text.noNumbers });
  if (new Set(columns.filter(Boolean)).size < columns.filter(Boolean).length)
    faults.push({ row: 1, message: text.columnTwice });
  const rows: Spreadsheet['rows'] = [];
  const seen = new Set<string>();
  const known = new Set(plots.map((plot) => foldPlotNumber(plot.Number)));
  if (faults.length === 0)
    for (const [index, cells] of body.entries()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const row = index + 2;
      const read = readRow(columns, cells);
      const folded = foldPlotNumber(read.plot.Number);
      const isTwice = seen.has(folded);
      const lacksSize = !known.has(folded) && !read.plot.SquareFeet;
      const messages = [
        ...read.faults,
        ...(isTwice ? [text.twice(read.plot.Number)] : []),
        ...(lacksSize && read.faults.length === 0 ? [text.noSize(read.plot.Number)] : []),
      ];
      faults.push(...messages.map((message) => ({ row, message })));
      seen.add(folded);
      rows.push(read.plot);
    }
  if (new Set([...known, ...seen]).size > PLOTS_MAX)
    faults.push({ row: 1, message: plotText.table.most(PLOTS_MAX) });
  const unknownColumns = head.filter((name, at) => name.trim() !== '' && !columns[at]);
  return { rows, unknownColumns, faults };
}

function columnOf(name: string): Column | undefined {
  const plain = name.toLowerCase().replace(/[^\p{L}]/gu, '');
  return COLUMNS.find((column) => NAMES[column].includes(plain));
}

function readRow(columns: (Column | undefined)[], cells: string[]) {
  const plot: Pick<PlotDraft, 'Number'> & Partial<PlotDraft> = { Number: '' };
  const faults: string[] = [];
  for (const [at, column] of columns.entries()) {
    if (!column) continue;
    const cell = (cells[at] ?? '').trim();
    const value = readCell(column, cell);
    if (value === undefined) faults.push(text.wrong(plotText.columns[column], cell));
    else Object.assign(plot, { [column]: value });
  }
  return { plot, faults };
}

/** @returns undefined for what is none */
function readCell(column: Column, cell: string): string | number | null | undefined {
  if (column === 'Number') return plotNumber.safeParse(cell).data;
  if (column === 'Facing') return facingOf(cell);
  if (column === 'Shape') return plotFacts.shape.Shape.safeParse(cell.replace(/\s+/g, ' ')).data;
  const amount = amountOf(cell);
  return plotFacts.shape[column].nullable().safeParse(amount).data;
}

/** 'South', 'S', 'south facing' → 'S' */
function facingOf(cell: string): PlotDraft['Facing'] | undefined {
  const plain = cell.toLowerCase().replace(/[^a-z]|facing/g, '');
  if (plain === '' || plain === 'na') return '';
  return FACINGS.find(
    (facing) =>
      plain === facing.toLowerCase() ||
      plain === plotText.facings[facing].toLowerCase().replace('-', ''),
  );
}

/** '₹ 8,50,000' → 850000, '30 ft' → 30, '' and '–' → null. NaN for what is no amount. */
export function amountOf(typed: string): number | null {
  const plain = typed
    .replace(/₹|rs\.?|sq\.?\s*ft\.?|ft\.?|feet|\/-|[\s,]/gi, '')
    .replace(/^[-–—]$/, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** For Excel, which takes a file for UTF-8 only with a mark at its beginning. */
export function spreadsheetOf(plots: PlotDraft[]): string {
  const head = COLUMNS.map((column) => plotText.columns[column]);
  const body = plots.map((plot) =>
    COLUMNS.map((column) =>
      column === 'Facing' && plot.Facing ? plotText.facings[plot.Facing] : plot[column],
    ),
  );
  return `\ufeff${Papa.unparse([head, ...body])}`;
}

export interface SpreadsheetChanges {
  /** The draft's plots with the table in them; a plot that the table lacks stays. */
  merged: PlotDraft[];
  added: string[];
  changed: { number: string; cells: { column: Column; before: string; after: string }[] }[];
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
    const cells = COLUMNS.filter((column) => after[column] !== plot[column]).map((column) => ({
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
