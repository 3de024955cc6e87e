import { type PlotDraft, plotDraft } from '@theni/contract/layout-fields';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { AREA_UNITS } from '../../layouts/numbers.ts';

/** Before the number of a plot, or beside what is read; they say nothing. */
const FILLERS = /^(?:plot|site|no|facing|face|corner|மனை|எண்|பார்த்த|rs|₹|\/-|[-–—.:]*)$/i;

const FACINGS: [words: RegExp, facing: PlotDraft['facing']][] = [
  [/^(?:ne|north-?east|வடகிழக்கு)$/i, 'NE'],
  [/^(?:nw|north-?west|வடமேற்கு)$/i, 'NW'],
  [/^(?:se|south-?east|தென்கிழக்கு)$/i, 'SE'],
  [/^(?:sw|south-?west|தென்மேற்கு)$/i, 'SW'],
  [/^(?:n|north|வடக்கு)$/i, 'N'],
  [/^(?:s|south|தெற்கு)$/i, 'S'],
  [/^(?:e|east|கிழக்கு)$/i, 'E'],
  [/^(?:w|west|மேற்கு)$/i, 'W'],
];

/** '8,50,000', '1,200' or '850000.50' */
const AMOUNT = '((?:\\d{1,3}(?:,\\d{2})*,\\d{3}(?!\\d)|\\d+)(?:\\.\\d+)?)';
const FEET = "\\s*(?:ft|feet|அடி|['’′])?\\.?";
const SQ_FT = '(?:sq\\.?\\s*f(?:ee)?t\\.?|sft|சதுர\\s*அடி|ச\\.?\\s*அடி)';
const SIDES = new RegExp(
  `\\d+(?:\\.\\d+)?${FEET}(?:\\s*[x×*]\\s*\\d+(?:\\.\\d+)?${FEET}){1,7}`,
  'iu',
);
const RATE = new RegExp(`(?:₹|rs\\.?)?\\s*${AMOUNT}\\s*(?:\\/-)?\\s*(?:/|per|a)\\s*${SQ_FT}`, 'iu');
const SIZE = new RegExp(`${AMOUNT}\\s*${SQ_FT}`, 'iu');
const CENTS = new RegExp(`${AMOUNT}\\s*(?:cents?|சென்ட்)`, 'iu');
const LAKHS = new RegExp(`${AMOUNT}\\s*(?:lakhs?|lacs?|லட்சம்)`, 'iu');
const RUPEES = new RegExp(`(?:₹|rs\\.?)\\s*${AMOUNT}|${AMOUNT}\\s*/-`, 'iu');
const PLAIN = new RegExp(AMOUNT, 'u');

/**
 * A plot a line: its number, then its size, sides, price and facing; of two plain amounts the
 * first is the size.
 * @param known plots, whose other facts stay
 * @returns `unread`: rows, and words of rows, that say nothing known
 */
export function readPastedPlots(
  typed: string,
  known: PlotDraft[],
): { plots: PlotDraft[]; unread: string[] } {
  const plots = new Map<string, PlotDraft>();
  const unread: string[] = [];
  for (const row of typed.split('\n').map((line) => line.trim())) {
    if (row === '') continue;
    const read = readRow(row);
    const folded = read && foldPlotNumber(read.facts.number);
    if (!folded || plots.has(folded)) {
      unread.push(row);
      continue;
    }
    const before = known.find((plot) => foldPlotNumber(plot.number) === folded);
    const plot = plotDraft.strip().safeParse({ ...before, ...read.facts });
    if (plot.success) plots.set(folded, plot.data);
    else unread.push(row);
    if (plot.success && read.rest) unread.push(`${plot.data.number}: ${read.rest}`);
  }
  return { plots: [...plots.values()], unread };
}

function readRow(row: string) {
  const words = row.replaceAll('"', ' ').split(/[\s,;|]+/);
  const at = words.findIndex((word) => !FILLERS.test(word));
  const number = words[at]?.replace(/[.:)]+$/, '');
  const parsed = plotDraft.shape.number.safeParse(number);
  if (!parsed.success || !/\d/.test(parsed.data)) return undefined;
  const start = row.indexOf(words[at] ?? '') + (words[at] ?? '').length;
  const { facts, rest } = readFacts(row.slice(start));
  return { facts: { ...facts, number: parsed.data }, rest };
}

function readFacts(text: string) {
  let rest = text.replaceAll('"', ' ').replace(/(north|south)[\s-]+(east|west)/gi, '$1$2');
  const take = (form: RegExp): string | undefined => {
    const found = form.exec(rest);
    if (!found) return undefined;
    rest = rest.replace(form, ' ; ');
    return found[1] ?? found[2] ?? found[0];
  };
  const rate = take(RATE);
  const sides = take(SIDES);
  const cents = amountOf(take(CENTS), AREA_UNITS.cent);
  const size = amountOf(take(SIZE)) ?? cents;
  const named = amountOf(take(LAKHS), 100_000) ?? amountOf(take(RUPEES));
  const lengths = sides?.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const area = lengths.length === 2 ? (lengths[0] ?? 0) * (lengths[1] ?? 0) : undefined;
  const squareFeet = size ?? (sides ? area : amountOf(take(PLAIN)));
  const price = named ?? amountOf(take(PLAIN));
  const words = rest.split(/[\s,;|]+/).filter((word) => !FILLERS.test(word));
  const facings = words.map((word) => FACINGS.find(([form]) => form.test(word))?.[1]);
  const facing = facings.find(Boolean);
  return {
    facts: {
      ...(squareFeet !== undefined && { squareFeet }),
      ...(sides && { sides: lengths.join(' × ') }),
      ...(price !== undefined && { price }),
      ...(facing && { facing }),
    },
    rest: [rate && `${rate} / sq ft`, ...words.filter((_, at) => !facings[at])]
      .filter(Boolean)
      .join(' '),
  };
}

function amountOf(typed: string | undefined, times = 1): number | undefined {
  if (typed === undefined) return undefined;
  return Math.round(Number(typed.replaceAll(',', '')) * times * 100) / 100;
}
