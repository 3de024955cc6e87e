import { withLatinDigits } from '@theni/contract/characters';
import type { SheetRow } from './sheet-rows.ts';

/** What a column of a sheet says of plots, by its name for the owner. */
export const COLUMN_KINDS = {
  number: 'Plot number',
  squareFeet: 'Size, sq ft',
  cents: 'Size, cents',
  sides: 'Sides, ft',
  pricePerCent: 'Price of a cent',
  pricePerSquareFoot: 'Price of a sq ft',
  price: 'Price of the plot',
  facing: 'Facing',
  road: 'Road, ft',
  status: 'Status',
  none: 'Nothing of these',
} as const;

export type ColumnKind = keyof typeof COLUMN_KINDS;

export interface SheetColumn {
  /** Its number and its head: another sheet has others. */
  key: string;
  /** Its words in the sheet; '' in a sheet without heads. */
  head: string;
  kind: ColumnKind;
  /** Whether the owner has to say what it is. */
  isUnsure: boolean;
  /** The first three values. */
  samples: string[];
}

const SQUARE_FEET = /sq ?\.? ?(?:ft|feet)|square f(?:ee|oo)t|sqft|ச(?:துர)? ?அடி/;
const CENT = /cents?\b|சென்ட்/;
const RATE = /rate|price|value|amount|cost|விலை|\brs\b|₹/;

export type ChosenKinds = Partial<Record<string, ColumnKind>>;

/** In this order: what is looked for first is the narrower word. */
const HEADS: [kind: ColumnKind, isMeant: (head: string) => boolean][] = [
  ['none', (head) => /^(?:s|sl|sr|serial) ?(?:no|number)$|^(?:வரிசை|வ) ?(?:எண்)$|^#$/.test(head)],
  ['none', (head) => /phone|mobile|contact|whatsapp|தொலைபேசி|கைபேசி|அலைபேசி|செல்/.test(head)],
  ['none', (head) => /remark|note|comment|name|buyer|owner|குறிப்பு|பெயர்|date|தேதி/.test(head)],
  ['none', (head) => /survey|patta|\bs f no\b|புல ?எண்|சர்வே/.test(head)],
  ['pricePerCent', (head) => RATE.test(head) && CENT.test(head)],
  ['pricePerSquareFoot', (head) => RATE.test(head) && SQUARE_FEET.test(head)],
  ['price', (head) => RATE.test(head) && !/^rate$/.test(head)],
  ['price', (head) => /^(?:grand )?total$|^மொத்தம்$/.test(head)],
  ['number', (head) => /^(?:plot|site|மனை)(?: ?(?:nos?|numbers?|id|எண்))?$/.test(head)],
  ['number', (head) => /^(?:no|nos|number|எண்)$/.test(head)],
  ['squareFeet', (head) => SQUARE_FEET.test(head)],
  ['cents', (head) => CENT.test(head)],
  ['facing', (head) => /facing|direction|^face$|திசை|முகம்|பார்த்த/.test(head)],
  ['road', (head) => /road|சாலை/.test(head)],
  ['status', (head) => /status|availab|sold|booked|நிலை/.test(head)],
  ['sides', (head) => /size|dimension|measurement|sides|length|breadth|அளவு|நீளம்/.test(head)],
];

/** Words by which people mean two things: the owner says which. */
const isUnsureHead = (head: string) =>
  /^(?:rate|area|extent|பரப்பு|பரப்பளவு|விஸ்தீரணம்)$/.test(head) ||
  (RATE.test(head) && CENT.test(head) && SQUARE_FEET.test(head));
/** Where one column is of plots, another one of numbers counts the rows. */
const isOfPlots = (head: string) => /^(?:plot|site|மனை)/.test(foldHead(head));

/** Heads stand in one of the first rows, under titles. */
const HEADS_WITHIN = 10;
const WITHOUT_HEADS: ColumnKind[] = ['number', 'squareFeet', 'price', 'facing'];

/**
 * Finds what each column is: by its head, else, in a sheet without heads, by its number.
 * @param chosen what the owner has said of columns, by their `key`
 * @returns `rows` without titles and heads, and how many `titles` there were
 */
export function columnsOf(
  rows: SheetRow[],
  chosen: ChosenKinds,
): { columns: SheetColumn[]; rows: SheetRow[]; titles: number } {
  const at = rows.slice(0, HEADS_WITHIN).findIndex(({ cells }) => isHeads(cells));
  const below = rows.slice(at + 1);
  const heads = rows[at]?.cells ?? widest(below).map(() => '');
  const hasPlots = heads.some((head) => isOfPlots(head) && kindOf(head).kind === 'number');
  const kinds = heads.map((head, index) => {
    if (at < 0) return { kind: WITHOUT_HEADS[index] ?? 'none', isUnsure: false };
    const found = kindOf(head);
    const isCount = found.kind === 'number' && hasPlots && !isOfPlots(head);
    return isCount ? { ...found, kind: 'none' as const } : found;
  });
  const samples = samplesOf(below, heads.length);
  const columns = kinds.map(({ kind, isUnsure }, index): SheetColumn => {
    const isTwice = kind !== 'none' && kinds.findIndex((other) => other.kind === kind) < index;
    const head = heads[index] ?? '';
    const key = `${index} ${head}`;
    return {
      key,
      head,
      kind: chosen[key] ?? (isTwice ? 'none' : kind),
      isUnsure: (isUnsure || isTwice) && samples[index]?.length !== 0,
      samples: samples[index] ?? [],
    };
  });
  return { columns, rows: below, titles: Math.max(at, 0) };
}

function widest(rows: SheetRow[]): string[] {
  return rows.reduce<string[]>(
    (most, { cells }) => (cells.length > most.length ? cells : most),
    [],
  );
}

function isHeads(cells: string[]): boolean {
  const known = cells.map((cell) => kindOf(cell)).filter(({ isKnown }) => isKnown);
  return known.some(({ kind }) => kind === 'number') || known.length >= 2;
}

function kindOf(head: string): { kind: ColumnKind; isUnsure: boolean; isKnown: boolean } {
  const folded = foldHead(head);
  if (folded === '' || /^\d/.test(folded)) return { kind: 'none', isUnsure: false, isKnown: false };
  if (isUnsureHead(folded)) return { kind: 'none', isUnsure: true, isKnown: true };
  const [kind] = HEADS.find(([, isMeant]) => isMeant(folded)) ?? [];
  return { kind: kind ?? 'none', isUnsure: kind === undefined, isKnown: kind !== undefined };
}

/** 'PLOT No.' → 'plot no' */
function foldHead(head: string): string {
  return withLatinDigits(head.slice(0, 60).normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d₹#]+/gu, ' ')
    .trim();
}

/** The first three values of each column, looked for in one go through all cells. */
function samplesOf(rows: SheetRow[], width: number): string[][] {
  const samples: string[][] = Array.from({ length: width }, () => []);
  for (const { cells } of rows)
    for (const [index, cell] of cells.entries()) {
      const found = samples[index];
      if (cell !== '' && found && found.length < 3) found.push(cell.slice(0, 30));
    }
  return samples;
}
