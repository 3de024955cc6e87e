import type { PlotFacts } from '@theni/contract';
import { FACINGS, PLOT_COLUMNS } from '@theni/contract/plots';

export type PlotColumn = (typeof PLOT_COLUMNS)[number];

/** A plot as it is typed: every cell is a text. */
export type PlotCells = Record<PlotColumn, string>;

export const NO_CELLS: PlotCells = {
  number: '',
  sq_ft: '',
  facing: '',
  road_ft: '',
  price: '',
  points: '',
};

export function cellsOf(plot: PlotFacts): PlotCells {
  return {
    number: plot.Number,
    sq_ft: String(plot.SqFt),
    facing: plot.Facing,
    road_ft: String(plot.RoadFeet ?? ''),
    price: String(plot.Price ?? ''),
    points: plot.Points,
  };
}

/** What can be downloaded, filled in and brought back. */
export function templateCsv(): string {
  return csvOf([
    { ...NO_CELLS, number: '1', sq_ft: '1200', facing: 'N', road_ft: '30', price: '850000' },
    { ...NO_CELLS, number: '2', sq_ft: '1500', facing: 'NE', road_ft: '30' },
  ]);
}

/** RFC 4180, with the columns named in the first row. */
export function csvOf(
  rows: Partial<PlotCells>[],
  columns: readonly PlotColumn[] = PLOT_COLUMNS,
): string {
  const lines = rows.map((row) =>
    columns.map((column) => quoted(sent(column, row[column] ?? ''))).join(','),
  );
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** '₹ 8,50,000' is a number, too, for whoever types it. */
function sent(column: PlotColumn, cell: string): string {
  const text = cell.trim();
  if (column === 'facing') return text.toUpperCase();
  return column === 'number' || column === 'points' ? text : plain(text);
}

function plain(amount: string): string {
  return amount.replace(/[₹,\s]|Rs\.?/gi, '');
}

export interface PlotTable {
  columns: PlotColumn[];
  /** Columns that nobody knows. */
  strange: string[];
  /** Blank ones too, so that the numbers of rows are those of the spreadsheet. */
  rows: Partial<PlotCells>[];
}

/** A table from a spreadsheet, whichever sign stands between its cells. */
export function readCsv(text: string): PlotTable {
  const [head = [], ...body] = parseCsv(text.replace(/^\ufeff/, ''));
  const names = head.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s.]+/g, '_'),
  );
  const isColumn = (name: string): name is PlotColumn =>
    (PLOT_COLUMNS as readonly string[]).includes(name);
  return {
    columns: names.filter(isColumn),
    strange: head.filter((name, index) => name.trim() !== '' && !isColumn(names[index] ?? '')),
    rows: body.map((cells) =>
      Object.fromEntries(
        names.flatMap((name, index) =>
          isColumn(name) ? [[name, sent(name, cells[index] ?? '')]] : [],
        ),
      ),
    ),
  };
}

/** A line without anything, which spreadsheets leave and the call passes over. */
export function isBlank(row: Partial<PlotCells>): boolean {
  return Object.values(row).every((cell) => cell === '');
}

/** @returns its rows, quotes taken off */
export function parseCsv(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const separator = [';', '\t'].find((sign) => firstLine.includes(sign)) ?? ',';
  const rows: string[][] = [[]];
  let cell = '';
  let inQuotes = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inQuotes) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else inQuotes = false;
    } else if (sign === '"' && cell === '') inQuotes = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  return rows;
}

/** What is wrong with a row before anybody is asked, by column. The server looks at all of it again. */
export function faultsOf(cells: PlotCells, isTwice: boolean): Partial<PlotCells> {
  const faults: Partial<PlotCells> = {};
  const amount = (column: PlotColumn) => Number(plain(cells[column]) || Number.NaN);
  if (cells.number.trim() === '') faults.number = 'The number is missing.';
  else if (isTwice) faults.number = `There are two plots ${cells.number.trim()}.`;
  if (!(amount('sq_ft') > 0)) faults.sq_ft = 'The size is missing, or no number.';
  if (cells.road_ft.trim() && !(amount('road_ft') > 0)) faults.road_ft = 'This is no width.';
  if (cells.price.trim() && !(amount('price') > 0))
    faults.price = 'This is no price. Empty, it reads “ask”.';
  const facing = cells.facing.trim().toUpperCase();
  if (facing && !(FACINGS as readonly string[]).includes(facing))
    faults.facing = `Write ${FACINGS.join(', ')}, or nothing.`;
  return faults;
}
