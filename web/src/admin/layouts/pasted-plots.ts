import { shipped } from '@theni/content';
import { withLatinDigits } from '@theni/contract/latin-digits';
import { type Plot, type PlotDraft, plotDraft } from '@theni/contract/plot-fields';
import { foldedPlotNumber } from '@theni/contract/plot-number';

export interface LeftOutRow {
  /** Counted from 1. */
  line: number;
  row: string;
  reason: string;
}

/**
 * Reads a plot a line, in columns that tabs or commas part: number, sq ft, price, facing. A row
 * with a cell that is not wholly what its column wants is left out, for a wrong fact of a plot
 * would become public.
 * @param known plots, which keep their number, and what an empty or missing cell does not say
 */
export function readPastedPlots(
  typed: string,
  known: Plot[],
): { plots: PlotDraft[]; leftOut: LeftOutRow[] } {
  const knownByNumber = new Map(known.map((plot) => [foldedPlotNumber(plot.number), plot]));
  const plots: PlotDraft[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const { line, row, facts, wrong, isRepeated } of readRows(typed)) {
    const before = knownByNumber.get(foldedNumber(facts));
    if (wrong.length > 0) leftOut.push({ line, row, reason: wrong.join(', ') });
    else if (isRepeated) leftOut.push({ line, row, reason: 'two rows have this number' });
    else if (before) plots.push({ ...before, ...facts, number: before.number });
    else plots.push(plotDraft.parse(facts));
  }
  return { plots, leftOut };
}

type PastedFacts = Partial<Pick<PlotDraft, 'number' | 'squareFeet' | 'price' | 'facing'>>;

const COLUMNS = [
  { key: 'number', name: 'number', read: numberIn },
  { key: 'squareFeet', name: 'sq ft', read: squareFeetIn },
  { key: 'price', name: 'price', read: priceIn },
  { key: 'facing', name: 'facing', read: facingIn },
];

function readRows(typed: string) {
  const rows = typed.split(/\r?\n/).map((row, at) => ({ line: at + 1, row }));
  const read = rows
    .filter(({ row }) => row.trim() !== '')
    .map((each) => ({ ...each, ...readCells(cellsIn(each.row)) }));
  const numbers = read.map(({ facts }) => foldedNumber(facts));
  const repeated = new Set(numbers.filter((each, at) => numbers.indexOf(each) !== at));
  return read.map((each) => ({ ...each, isRepeated: repeated.has(foldedNumber(each.facts)) }));
}

function foldedNumber({ number = '' }: PastedFacts): string {
  return foldedPlotNumber(number);
}

/** A comma within quotes belongs to its cell, as spreadsheets write it: "8,50,000". */
function cellsIn(row: string): string[] {
  const isTabbed = row.includes('\t');
  const cells = row.split(isTabbed ? '\t' : /,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return cells.map((cell) => cell.replace(/^\s*"(.*)"\s*$/, '$1').trim());
}

/** @returns `wrong`: which cells are not what their columns want */
function readCells(cells: string[]): { facts: PastedFacts; wrong: string[] } {
  const facts: PastedFacts = {};
  const wrong: string[] = [];
  for (const [at, { key, name, read }] of COLUMNS.entries()) {
    const cell = cells[at] ?? '';
    const value = read(withLatinDigits(cell));
    if (value !== undefined) Object.assign(facts, { [key]: value });
    else if (cell !== '' || key === 'number') wrong.push(`${name} “${cell}”`);
  }
  if (cells.slice(COLUMNS.length).some((cell) => cell !== '')) wrong.push('a fifth cell');
  return { facts, wrong };
}

// Each function reads one cell, in Latin digits. It returns undefined for a cell that is not wholly
// what its column wants.

/** The word “plot” or two numbers in one cell would pass for a part of the number. */
function numberIn(cell: string): string | undefined {
  if (/\s|^(?:plot|site|no)(?![a-z])/i.test(cell)) return undefined;
  const parsed = plotDraft.shape.number.safeParse(cell);
  return parsed.success && /\d/.test(parsed.data) ? parsed.data : undefined;
}

/** '8,50,000', '1,250,000' or '850000.50' */
const AMOUNT = String.raw`((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?)`;
const SQUARE_FEET = new RegExp(String.raw`^${AMOUNT}\s*(?:sq\.?\s*ft\.?)?$`, 'i');
const PRICE = new RegExp(String.raw`^(?:₹|rs\.?)?\s*${AMOUNT}\s*(?:/-)?$`, 'i');

/** Outside of these bounds an amount stands in another's column, or is a part of one. */
const SQUARE_FEET_BOUNDS = [100, 100_000] as const;
/** A telephone number lies above, and lakhs without their word below. */
const PRICE_BOUNDS = [10_000, 1_000_000_000] as const;

function squareFeetIn(cell: string): number | undefined {
  return amountIn(cell, SQUARE_FEET, SQUARE_FEET_BOUNDS);
}

function priceIn(cell: string): number | undefined {
  return amountIn(cell, PRICE, PRICE_BOUNDS);
}

function amountIn(
  cell: string,
  form: RegExp,
  [least, most]: readonly [number, number],
): number | undefined {
  const amount = Number(form.exec(cell)?.[1]?.replaceAll(',', ''));
  return amount >= least && amount <= most ? amount : undefined;
}

/** 'SE', 'South-east', 'south east' or 'தென்கிழக்கு' */
function facingIn(cell: string): PlotDraft['facing'] | undefined {
  const facings = Object.entries(shipped.layoutPage.plots.facings);
  const found = facings.find(([facing, { en, ta }]) =>
    [facing, en, ta].some((name) => foldFacing(name) === foldFacing(cell)),
  );
  return found?.[0] as PlotDraft['facing'] | undefined;
}

function foldFacing(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '');
}
