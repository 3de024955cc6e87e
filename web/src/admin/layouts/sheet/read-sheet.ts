import { shipped } from '@theni/content';
import { withLatinDigits } from '@theni/contract/characters';
import { type Plot, type PlotDraft, plotDraft } from '@theni/contract/plot-fields';
import { foldedPlotNumber, PLOT_STATES, type PlotState } from '@theni/contract/plots';
import { AREA_UNITS } from '../../../layouts/numbers.ts';
import { type ChosenKinds, type ColumnKind, columnsOf, type SheetColumn } from './sheet-columns.ts';
import { ROW_MAX_LENGTH, rowsOf, type SheetRow, textOf } from './sheet-rows.ts';

export interface LeftOutRow {
  /** Counted from 1. */
  line: number;
  cells: string[];
  reason: string;
  /** The indexes of the cells to be mended; none when it is the row as a whole. */
  cellIndexes: number[];
}

/** What a sheet says of a plot that is not available. */
export interface SheetStatus {
  number: string;
  state: Exclude<PlotState, 'available'>;
}

export interface ReadSheet {
  columns: SheetColumn[];
  plots: PlotDraft[];
  /** Of these plots, those that somebody has. */
  statuses: SheetStatus[];
  /** What was not wholly understood: a wrong fact of a plot would become public. */
  leftOut: LeftOutRow[];
  /** How many rows are no plots. */
  titles: number;
  totals: number;
}

/**
 * Reads the owner's own list of plots. A row with a cell that is not wholly what its column wants
 * is left out, and so are two rows with one number. Columns of remarks, names and telephone numbers
 * are not read at all.
 * @param typed text as a spreadsheet copies it or saves it as CSV
 * @param existing plots, which keep their number, and what an empty or missing cell does not say
 * @param chosen what the owner has said of columns, by their `key`
 */
export function readSheet(
  typed: string,
  existing: Plot[] = [],
  chosen: ChosenKinds = {},
): ReadSheet {
  const all = rowsOf(typed).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { columns, rows, titles } = columnsOf(all, chosen);
  const isTotal = ({ cells }: SheetRow) => cells.some((cell) => TOTAL.test(cell.slice(0, 20)));
  const read = rows
    .filter((row) => !isTotal(row))
    .map((row) => ({ ...row, ...factsIn(row, columns) }));
  const numbers = read.map(({ facts }) => foldedPlotNumber(facts.number ?? ''));
  const existingByNumber = new Map(existing.map((plot) => [foldedPlotNumber(plot.number), plot]));
  const plots: PlotDraft[] = [];
  const statuses: SheetStatus[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const { line, cells, facts, state, wrong } of read) {
    const folded = foldedPlotNumber(facts.number ?? '');
    const isRepeated = numbers.indexOf(folded) !== numbers.lastIndexOf(folded);
    const old = existingByNumber.get(folded);
    if (isRepeated && wrong.length === 0)
      wrong.push({
        what: 'two rows have this number',
        cellIndexes: indexesOf(['number'], columns),
      });
    if (wrong.length > 0) {
      const reason = wrong.map(({ what }) => what).join(', ');
      const cellIndexes = [...new Set(wrong.flatMap((one) => one.cellIndexes))];
      leftOut.push({ line, cells, reason, cellIndexes });
      continue;
    }
    const plot = old ? { ...old, ...facts, number: old.number } : plotDraft.parse(facts);
    plots.push(plot);
    if (state) statuses.push({ number: plot.number, state });
  }
  return { columns, plots, statuses, leftOut, titles, totals: rows.length - read.length };
}

/** Why a row was left out, and the columns of its cells that are to blame. */
interface Wrong {
  what: string;
  cellIndexes: number[];
}

/** Where the cells of these kinds are: of two columns with one kind both. */
function indexesOf(kinds: ColumnKind[], columns: SheetColumn[]): number[] {
  return columns.flatMap(({ kind }, index) => (kinds.includes(kind) ? [index] : []));
}

/** The rows that were left out, under the heads of the sheet: to be mended and read again. */
export function leftOutText({ columns, leftOut }: ReadSheet): string {
  if (leftOut.length === 0) return '';
  const heads = columns.map(({ head }) => head);
  const rows = leftOut.map(({ cells }) => cells);
  return textOf(heads.some((head) => head !== '') ? [heads, ...rows] : rows);
}

/** @param cells of the row, mended; undefined leaves the row out for good */
export function withRow(typed: string, line: number, cells: string[] | undefined): string {
  const rows = rowsOf(typed).map((row) => (row.line === line ? cells : row.cells));
  return textOf(rows.filter((row) => row !== undefined));
}

const TOTAL = /^(?:grand |sub ?)?total\b|^மொத்தம்/i;

/** What the cells of a row say, by what their columns are. */
type Cells = Partial<Record<ColumnKind, string>>;

interface ReadRow {
  facts: Partial<PlotDraft>;
  state?: SheetStatus['state'] | undefined;
  /** Which cells are not what their columns want. */
  wrong: Wrong[];
}

function factsIn({ cells }: SheetRow, columns: SheetColumn[]): ReadRow {
  if (cells.some((cell) => cell.length > ROW_MAX_LENGTH))
    return {
      facts: {},
      wrong: [{ what: `the row is longer than ${ROW_MAX_LENGTH} characters`, cellIndexes: [] }],
    };
  const named: Cells = {};
  const wrong: Wrong[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column && column.kind !== 'none') {
      const read = withLatinDigits(cell.normalize('NFKC')).replace(/\s+/g, ' ');
      const other = named[column.kind];
      // The owner may have said of two columns that they are the same.
      if (other && read && other !== read)
        wrong.push({
          what: `“${other}” or “${read}”`,
          cellIndexes: indexesOf([column.kind], columns),
        });
      named[column.kind] = other || read;
    }
    // Without heads nobody has said what a further column is.
    else if (cell !== '' && (column === undefined || column.head === '') && !column?.isUnsure)
      wrong.push({
        what: `“${shortened(cell)}” stands in a column without a head`,
        cellIndexes: [index],
      });
  }
  const { facts, state } = plotFactsIn(named, (what, cell, kinds) => {
    const cellIndexes = indexesOf(kinds, columns);
    wrong.push({ what: `${what} “${shortened(cell)}”`, cellIndexes });
  });
  return { facts, state, wrong };
}

type Tell = (what: string, cell: string, kinds: ColumnKind[]) => void;

function plotFactsIn(cells: Cells, tell: Tell): Omit<ReadRow, 'wrong'> {
  /** Reads the cell of a column, and tells of one that cannot be read. */
  function read<Value>(
    kind: ColumnKind,
    name: string,
    readCell: (cell: string) => Value | undefined,
  ) {
    const cell = cells[kind] ?? '';
    if (cell === '' || /^[-–—]+$/.test(cell)) return undefined;
    const value = readCell(cell);
    if (value === undefined) tell(name, cell, [kind]);
    return value;
  }

  const number = numberOf(cells.number ?? '', tell);
  const sides = read('sides', 'sides', sidesIn);
  const squareFeet = read('squareFeet', 'sq ft', amount(SQUARE_FEET, 100, 100_000));
  const cents = read('cents', 'cents', amount(CENTS, 0.2, 300));
  const price = read('price', 'price', amount(PRICE, 10_000, 1_000_000_000));
  const perCent = read('pricePerCent', 'price of a cent', amount(PRICE, 5_000, 50_000_000));
  const perFoot = read('pricePerSquareFoot', 'price of a sq ft', amount(PRICE, 20, 100_000));
  const facing = read('facing', 'facing', facingIn);
  const road = read('road', 'road', amount(FEET, 6, 300));
  const state = read('status', 'status', stateIn);

  const fromCents = cents === undefined ? undefined : round(cents * AREA_UNITS.cent);
  const size = squareFeet ?? fromCents ?? areaOf(sides);
  if (squareFeet !== undefined && fromCents !== undefined && !isNear(squareFeet, fromCents))
    tell('sq ft and cents do not agree:', `${cells.squareFeet}, ${cells.cents}`, [
      'squareFeet',
      'cents',
    ]);
  const rates = [
    perFoot !== undefined && size !== undefined && perFoot * size,
    perCent !== undefined && size !== undefined && (perCent * size) / AREA_UNITS.cent,
  ].filter((each) => typeof each === 'number');
  const priced = price ?? (rates[0] === undefined ? undefined : Math.round(rates[0]));
  if (priced !== undefined && rates.some((rate) => !isNear(priced, rate)))
    tell('the price is not that of its size:', String(priced), [
      'price',
      'pricePerCent',
      'pricePerSquareFoot',
    ]);
  if ((perCent ?? perFoot) !== undefined && priced === undefined)
    tell('a price without a size:', cells.pricePerCent ?? cells.pricePerSquareFoot ?? '', [
      'squareFeet',
      'cents',
    ]);
  const facts = {
    ...(number !== undefined && { number }),
    ...(size !== undefined && { squareFeet: size }),
    ...(sides !== undefined && { sides }),
    ...(priced !== undefined && { price: priced }),
    ...(facing !== undefined && { facing }),
    ...(road !== undefined && { road }),
  };
  return { facts, state: state === 'available' ? undefined : state };
}

/** Two sizes of a plot differ by their rounding. */
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(5, Math.abs(other) * 0.01);

const round = (size: number) => Math.round(size * 10) / 10;

/** '30 × 40' is 1,200 sq ft; of other than two lengths the size is not known. */
function areaOf(sides: string | undefined): number | undefined {
  const lengths = (sides ?? '').split(' × ').map(Number);
  const [width, depth] = lengths;
  return lengths.length === 2 && width && depth ? round(width * depth) : undefined;
}

const shortened = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);

// Each function reads one cell, in Latin digits. It returns undefined for a cell that is not wholly
// what its column wants.

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** As Excel shows what it has made of 12/1. */
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[ ./-]${MONTH}(?:[ ./-]\d{2,4})?|${MONTH}[ ./-]\d{1,4}|` +
    String.raw`\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2}.*)$`,
  'i',
);
const TELEPHONE_DIGITS = 7;
const NUMBER: ColumnKind[] = ['number'];

function numberOf(cell: string, tell: Tell): string | undefined {
  const own = cell.replace(/^(?:plot|site|மனை)(?![\p{L}\p{M}])[\s.:-]*(?:no\b)?[\s.:-]*/iu, '');
  const parsed = plotDraft.shape.number.safeParse(own);
  if (DATE.test(own))
    tell('a spreadsheet has made a date of the number; type it again:', cell, NUMBER);
  else if (own.replace(/[^\d]/g, '').length >= TELEPHONE_DIGITS)
    tell('is this a telephone number? As the number of a plot', cell, NUMBER);
  else if (!parsed.success || !/\d/.test(own) || /\d \d/.test(own)) tell('number', cell, NUMBER);
  else return parsed.data;
  return undefined;
}

/** '8,50,000', '1,250,000' or '850000.50' */
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,3})?)`;
const SQUARE_FEET = new RegExp(String.raw`^${AMOUNT}\s*(?:sq\.?\s*ft\.?|சதுர அடி)?$`, 'i');
const CENTS = new RegExp(String.raw`^${AMOUNT}\s*(?:cents?\.?|சென்ட்)?$`, 'i');
const PRICE = new RegExp(String.raw`^(?:₹|rs\.?)?\s*${AMOUNT}\s*(?:/-)?$`, 'i');
const FEET = new RegExp(String.raw`^${AMOUNT}\s*(?:ft\.?|feet|['’′]|அடி)?\s*(?:road)?$`, 'i');

/** Outside of these bounds an amount stands in another's column, or is a part of one. */
const amount = (form: RegExp, least: number, most: number) => (cell: string) => {
  const read = Number(form.exec(cell)?.[1]?.replaceAll(',', ''));
  return read >= least && read <= most ? read : undefined;
};

function sidesIn(cell: string): string | undefined {
  const parsed = plotDraft.shape.sides.safeParse(cell);
  return parsed.success && parsed.data !== '' ? parsed.data : undefined;
}

/** 'SE', 'South-east', 'east facing' or 'தென்கிழக்கு' */
function facingIn(cell: string): PlotDraft['facing'] | undefined {
  const facings = Object.entries(shipped.layoutPage.plots.facings);
  const own = foldFacing(cell);
  const found = facings.find(([facing, { en, ta }]) =>
    [facing, en, ta].some((name) => foldFacing(name) === own),
  );
  return found?.[0] as PlotDraft['facing'] | undefined;
}

function foldFacing(name: string): string {
  return name
    .toLowerCase()
    .replace(/facing|face|side|பார்த்தது|பார்த்த|முகம்|நோக்கி/g, '')
    .replace(/[\s.-]/g, '');
}

const STATES: Record<PlotState, RegExp> = {
  available: /^(?:available|avail|unsold|for sale|vacant|open|விற்பனைக்கு|காலி|உள்ளது)$/i,
  booked: /^(?:booked|advance|agreement|reserved|முன்பதிவு(?:ஆனது| ஆனது)?|முன்பதிவானது)$/i,
  sold: /^(?:sold(?: out)?|registered|விற்றது|விற்பனையானது|விற்பனை ஆனது|விற்று விட்டது|பதிவானது)$/i,
  held: /^(?:held|hold|on hold|blocked|ஒதுக்கியது)$/i,
};

function stateIn(cell: string): PlotState | undefined {
  return PLOT_STATES.find((state) => STATES[state].test(cell));
}
