import {
  type ContentFault,
  foldPlotNumber,
  PLOT_COLUMNS,
  PLOTS_MAX,
  type PlotFacts,
  plotFacts,
  plotNumber,
} from '@theni/contract';

type Column = (typeof PLOT_COLUMNS)[number];

/** A row of the sheet: the columns that it has, of a plot that may be new. */
interface Row {
  /** As spreadsheets count: the names of the columns stand in row 1. */
  row: number;
  cells: Partial<Record<Column, string>>;
}

const FIELDS: Record<Column, keyof PlotFacts> = {
  number: 'Number',
  sq_ft: 'SqFt',
  facing: 'Facing',
  road_ft: 'RoadFeet',
  price: 'Price',
  points: 'Points',
};
const MUST_BE: Record<Column, string> = {
  number: 'letters and digits, such as 17, 12A or A-17, at most 20',
  sq_ft: 'a size in square feet, such as 1200',
  facing: 'N, NE, E, SE, S, SW, W, NW or nothing',
  road_ft: 'a width in feet, such as 30, or nothing',
  price: 'an amount of rupees above 0, such as 850000, or nothing where buyers shall ask',
  points: 'corners in pixels of the plan, such as 0,0 120,0 120,80, or nothing',
};

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
const AMOUNT = /^(?:₹|Rs\.?)?\s*(\d[\d,]*(?:\.\d+)?)$/i;
const CORNERS = /^\d+(?:\.\d+)?,\d+(?:\.\d+)?(?: \d+(?:\.\d+)?,\d+(?:\.\d+)?){2,}$/;

const TOO_MANY = { path: 'rows', message: `A project has at most ${PLOTS_MAX} plots.` };

/**
 * What the CSV makes of the plots. A row changes the columns that are there; a new plot needs its size.
 * @param mode 'replace' drops the plots that have no row
 * @returns the plots; or what is wrong, row by row, at `rows.<row of the sheet>.<column>`
 */
export function plotsFromCsv(
  csv: string,
  known: PlotFacts[],
  mode: 'merge' | 'replace',
): { plots: PlotFacts[] } | { faults: ContentFault[] } {
  const read = readRows(csv);
  if ('faults' in read) return read;
  const before = new Map(known.map((plot) => [foldPlotNumber(plot.Number), plot]));
  const made = new Map<string, PlotFacts>();
  const faults: ContentFault[] = [];
  for (const row of read.rows) {
    const plot = plotOf(row, before);
    if (Array.isArray(plot)) faults.push(...plot);
    else if (made.has(foldPlotNumber(plot.Number)))
      faults.push(fault(row.row, 'number', `There are two rows of plot ${plot.Number}.`));
    else made.set(foldPlotNumber(plot.Number), plot);
  }
  const kept =
    mode === 'merge' ? known.map((plot) => made.get(foldPlotNumber(plot.Number)) ?? plot) : [];
  const added = [...made].filter(([folded]) => mode === 'replace' || !before.has(folded));
  const plots = [...kept, ...added.map(([, plot]) => plot)];
  if (plots.length > PLOTS_MAX) faults.push(TOO_MANY);
  return faults.length > 0 ? { faults } : { plots };
}

function readRows(csv: string): { rows: Row[] } | { faults: ContentFault[] } {
  const table = parseCsv(csv.replace(/^\ufeff/, ''));
  if (typeof table === 'number')
    return {
      faults: [
        fault(table, undefined, `Row ${table}: a quotation mark is not closed, or not doubled.`),
      ],
    };
  const [head = [], ...body] = table;
  const columns = head.map((name) => name.trim().toLowerCase());
  const faults = columnFaults(columns);
  if (faults.length > 0) return { faults };
  const rows: Row[] = [];
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length !== columns.length)
      faults.push(
        fault(
          row,
          undefined,
          `Row ${row} has ${cells.length} cells in place of ${columns.length}; a text with a comma needs quotation marks.`,
        ),
      );
    rows.push({
      row,
      cells: Object.fromEntries(
        columns.flatMap((column, at) => (column ? [[column, (cells[at] ?? '').trim()]] : [])),
      ),
    });
  }
  if (rows.length > PLOTS_MAX) return { faults: [TOO_MANY] };
  return faults.length > 0 ? { faults } : { rows };
}

/** RFC 4180. @returns the rows, or the number of the first that is none */
function parseCsv(text: string): string[][] | number {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, quoted, plain = '', end] = CELL.exec(text) ?? [];
    if (end === undefined) return rows.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return rows;
    if (end !== ',') rows.push([]);
  }
}

/** A column without a name holds nothing that is meant. */
function columnFaults(columns: string[]): ContentFault[] {
  const named = columns.filter((name) => name !== '');
  const unknown = named.find((name) => !(PLOT_COLUMNS as readonly string[]).includes(name));
  const isTwice = new Set(named).size < named.length;
  const messages = [
    ...(unknown === undefined ? [] : [`Nobody knows the column “${unknown.slice(0, 40)}”.`]),
    ...(isTwice ? ['A column is named twice.'] : []),
    ...(named.includes('number') ? [] : ['The column “number” is missing.']),
  ];
  const known = `Row 1 names the columns: ${PLOT_COLUMNS.join(', ')}.`;
  return messages.map((message) => fault(1, undefined, `${message} ${known}`));
}

function plotOf({ row, cells }: Row, before: Map<string, PlotFacts>): PlotFacts | ContentFault[] {
  const number = plotNumber.safeParse(cells.number).data ?? '';
  const base = before.get(foldPlotNumber(number)) ?? {
    Number: number,
    SqFt: undefined,
    Facing: '',
    RoadFeet: null,
    Price: null,
    Points: '',
  };
  const columns = Object.entries(cells) as [Column, string][];
  const changes = columns.map(([column, cell]) => [FIELDS[column], readCell(column, cell)]);
  const { data, error } = plotFacts.safeParse({
    ...base,
    ...Object.fromEntries(changes),
    Number: base.Number,
  });
  if (data) return data;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  return PLOT_COLUMNS.filter((column) => wrong.has(FIELDS[column])).map((column) => {
    const found = cells[column] ? `, not “${cells[column].slice(0, 40)}”` : '';
    return fault(row, column, `Row ${row}: ${column} must be ${MUST_BE[column]}${found}.`);
  });
}

/** What the schema will refuse stays the text that it is. */
function readCell(column: Column, cell: string): unknown {
  if (column === 'facing') return cell.toUpperCase();
  if (column === 'points') {
    const points = cell.replace(/\s+/g, ' ');
    return points === '' || CORNERS.test(points) ? points : undefined;
  }
  if (column === 'number') return cell;
  if (cell === '') return column === 'sq_ft' ? undefined : null;
  const [, digits] = AMOUNT.exec(cell) ?? [];
  return digits === undefined ? cell : Number(digits.replaceAll(',', ''));
}

function fault(row: number, column: Column | undefined, message: string): ContentFault {
  return { path: ['rows', row, column].filter((part) => part !== undefined).join('.'), message };
}
