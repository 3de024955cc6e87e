import type { PlotFacts } from '@theni/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plotsFromCsv } from './plots-csv.ts';

const plot = (changes: Partial<PlotFacts> = {}): PlotFacts => ({
  Number: '1',
  SqFt: 1200,
  Facing: 'E',
  RoadFeet: 30,
  Price: 850_000,
  Points: '0,0 10,0 10,10',
  ...changes,
});
const read = (csv: string, known: PlotFacts[] = [], mode: 'merge' | 'replace' = 'merge') => {
  const made = plotsFromCsv(csv, known, mode);
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.plots;
};
const faults = (csv: string, known: PlotFacts[] = []) => {
  const made = plotsFromCsv(csv, known, 'merge');
  return 'faults' in made ? made.faults : [];
};
const HEAD = 'number,sq_ft,facing,road_ft,price,points';

test('a sheet as spreadsheets write it becomes plots: BOM, CRLF, quotes, blanks, grouped amounts', () => {
  const csv = `\ufeffNumber, SQ_FT ,facing,road_ft,price,points\r\n1,1200,e,30,"8,50,000"," 0,0  10,0 10,10 "\r\n"A - 17",1.5,,,,\r\n,,,,,\r\n`;
  expect(read(csv)).toEqual([
    plot(),
    plot({ Number: 'A-17', SqFt: 1.5, Facing: '', RoadFeet: null, Price: null, Points: '' }),
  ]);
  expect(read('number,,sq_ft,price,,\n1,,"1,200","₹ 8,50,000",,')[0]).toMatchObject({
    SqFt: 1200,
    Price: 850_000,
  });
});

test('a row changes the columns that are there, and a merge leaves the other plots and their order', () => {
  const known = [plot(), plot({ Number: '2' }), plot({ Number: '3' })];
  expect(read('price,number\n5,2\n,1\n', known)).toEqual([
    plot({ Price: null }),
    plot({ Number: '2', Price: 5 }),
    plot({ Number: '3' }),
  ]);
  expect(read('number,sq_ft\n4,1\n2,7', known).map((one) => [one.Number, one.SqFt])).toEqual([
    ['1', 1200],
    ['2', 7],
    ['3', 1200],
    ['4', 1],
  ]);
});

test('a replacement has the plots of its rows in their order, with what other columns said', () => {
  const known = [plot(), plot({ Number: '2' })];
  expect(read('number,sq_ft\n3,10\n1,20', known, 'replace')).toEqual([
    plot({ Number: '3', SqFt: 10, Facing: '', RoadFeet: null, Price: null, Points: '' }),
    plot({ SqFt: 20 }),
  ]);
  expect(read('number', known, 'replace')).toEqual([]);
});

test('every bad row is named as the spreadsheet counts it, with what belongs there', () => {
  const rows = [
    ',1200,,,,',
    '2,,,,,',
    '3,0,X,wide,free,corner',
    '4,1,,,,"0,0 1,1"',
    '6,1,,,,',
    '6,2,,,,',
    '7,-5,,,,',
  ];
  const whole = [HEAD, ...rows].join('\n');
  expect(faults(whole).map(({ path }) => path)).toEqual([
    'rows.2.number',
    'rows.3.sq_ft',
    ...['sq_ft', 'facing', 'road_ft', 'price', 'points'].map((column) => `rows.4.${column}`),
    'rows.5.points',
    'rows.7.number',
    'rows.8.sq_ft',
  ]);
  expect(faults(`${HEAD}\n5,1,,,\n1,1,,,,\n6,1,,,,,`).map(({ path }) => path)).toEqual([
    'rows.2',
    'rows.4',
  ]);
  expect(faults(whole)[4]?.message).toBe(
    'Row 4: road_ft must be a width in feet, such as 30, or nothing, not “wide”.',
  );
});

test('no plot costs nothing; where buyers shall ask, the price stays empty', () => {
  expect(faults('number,sq_ft,price\n1,1200,0')).toEqual([
    {
      path: 'rows.2.price',
      message:
        'Row 2: price must be an amount of rupees above 0, such as 850000, or nothing where buyers shall ask, not “0”.',
    },
  ]);
});

test.each([
  ['', 'The column “number” is missing.'],
  ['sq_ft\n1', 'The column “number” is missing.'],
  ['number,colour\n1,red', 'Nobody knows the column “colour”.'],
  ['number,number\n1,1', 'A column is named twice.'],
  ['number,sq_ft\n1,"12', 'Row 2: a quotation mark is not closed, or not doubled.'],
  ['number,sq_ft\n1,12\n2,1"2', 'Row 3: a quotation mark is not closed, or not doubled.'],
])('%j is no sheet of plots', (csv, message) => {
  expect(faults(csv)[0]?.message).toContain(message);
});

test('there is room for 500 plots, and none for more', () => {
  const rows = Array.from({ length: 500 }, (_row, at) => `${at},1`);
  const csv = ['number,sq_ft', ...rows].join('\n');
  expect(read(csv)).toHaveLength(500);
  expect(faults(`${csv}\n500,1`)).toEqual([
    { path: 'rows', message: 'A project has at most 500 plots.' },
  ]);
  expect(faults('number,sq_ft\n500,1', read(csv))).toHaveLength(1);
});

test('quotes, commas and line ends within a cell are read by the rules of CSV', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
  const end = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 20 }), end, (cells, ending) => {
      const rows = cells.map((one, at) => `${at + 1},"${one.replaceAll('"', '""')}"`);
      const csv = ['number,', ...rows, ''].join(ending);
      const known = cells.map((_, at) => plot({ Number: String(at + 1) }));
      expect(read(csv, known)).toEqual(known);
    }),
  );
});

test('400,000 letters without a sense are refused in no time', () => {
  for (const sign of ['"', ',', '\n', '""', 'a'])
    expect(() => faults(sign.repeat(200_000))).not.toThrow();
});
