import { expect, test } from 'vitest';
import { EMPTY_PLOT } from '../documents/plot-columns.tsx';
import { amountOf } from '../documents/plot-inputs.tsx';
import { changesOf, readSpreadsheet, spreadsheetOf } from './spreadsheet.ts';

const plots = [
  { ...EMPTY_PLOT, Number: '1', SquareFeet: 1200, Facing: 'S' as const, Price: 850_000 },
  { ...EMPTY_PLOT, Number: 'A-2', SquareFeet: 900, Road: 30, Shape: '0,0 10,0 10,10' },
];

test('what was downloaded is read as it was, and changes nothing', () => {
  const read = readSpreadsheet(spreadsheetOf(plots), plots);
  expect(read.issues).toEqual([]);
  expect(changesOf(read, plots)).toEqual({ merged: plots, added: [], changed: [], missing: [] });
});

test.each([
  'Number,"Size, sq ft",Facing,Price\n1,1300,South,"₹ 9,00,000"\na-02,,,\n3,800,north-east,ask',
  'plot no.;sq ft;direction;Rate\r\n1;1300;S;9,00,000\r\n\r\na-02;;;\r\n3;800;NE;ask',
  'Plot Number\tSize\tFACING\tprice\n1\t1300 sq.ft\tsouth facing\tRs. 900000/-\na-02\t\t\t\n3\t800\tNE\task',
])('a table is read in the words of people: %j', (csv) => {
  const { issues } = readSpreadsheet(csv, plots);
  expect(issues).toEqual([
    { row: expect.any(Number), message: '“ask” is not valid for “Price, ₹”.' },
  ]);
  const read = readSpreadsheet(csv.replace('ask', ''), plots);
  expect(read.issues).toEqual([]);
  expect(read.rows).toEqual([
    { Number: '1', SquareFeet: 1300, Facing: 'S', Price: 900_000 },
    { Number: 'a-02', SquareFeet: null, Facing: '', Price: null },
    { Number: '3', SquareFeet: 800, Facing: 'NE', Price: null },
  ]);
});

test('a row changes the columns that the table has; a plot keeps its number as it is written, and its shape', () => {
  const changes = changesOf(readSpreadsheet('Number,Price\na-2,700000\n', plots), plots);
  expect(changes.merged).toEqual([plots[0], { ...plots[1], Price: 700_000 }]);
  expect(changes).toMatchObject({
    added: [],
    changed: [{ number: 'A-2', cells: [{ column: 'Price', before: '', after: '700000' }] }],
    missing: ['1'],
  });
});

test('sides and the park are read as people write them, and written so that they are read again', () => {
  const csv = 'Number,Dimensions,Park facing\n1,30x40,Yes\nA-2,"30\' by 40\'",no\n';
  const { merged } = changesOf(readSpreadsheet(csv, plots), plots);
  expect(merged).toMatchObject([
    { Sides: '30 × 40', Park: true },
    { Sides: '30 × 40', Park: false },
  ]);
  expect(readSpreadsheet(spreadsheetOf(merged), merged).rows).toEqual(merged);
  expect(readSpreadsheet('Number,Park\n1,perhaps', plots).issues).toEqual([
    { row: 2, message: '“perhaps” is not valid for “Faces the park”.' },
  ]);
});

test('every bad row is named as the spreadsheet counts, and none is taken for another', () => {
  const csv = 'Number,Size,Facing\n1,wide,S\n\n12/A,900,S\n4,,N\n5,100,up\n5,200,N';
  expect(readSpreadsheet(csv, plots).issues).toEqual([
    { row: 2, message: '“wide” is not valid for “Size, sq ft”.' },
    { row: 4, message: '“12/A” is not valid for “Number”.' },
    { row: 5, message: 'Plot 4 is new and needs its size.' },
    { row: 6, message: '“up” is not valid for “Facing”.' },
    { row: 7, message: 'Plot 5 is there twice.' },
  ]);
});

test.each([
  ['Size,Facing\n1200,S', 'The column “Number” is missing.'],
  ['Number,Size,sq ft\n1,1,2', 'A column is there twice.'],
  ['Number,Size\n"1,1200', 'A quotation mark is not closed.'],
  ['', 'The column “Number” is missing.'],
])('%j is no table of plots, and says why', (csv, message) => {
  expect(readSpreadsheet(csv, plots).issues.map((issue) => issue.message)).toContain(message);
});

test('columns that say nothing of plots are named, and left out', () => {
  const read = readSpreadsheet('Number,Owner,Size\n7,Asha,100', plots);
  expect(read).toMatchObject({
    unknownColumns: ['Owner'],
    rows: [{ Number: '7', SquareFeet: 100 }],
  });
});

test('a table of more plots than a layout may have is refused as a whole', () => {
  const csv = ['Number,Size', ...Array.from({ length: 501 }, (_, at) => `${at + 1},100`)].join(
    '\n',
  );
  expect(readSpreadsheet(csv, []).issues).toEqual([
    { row: 1, message: 'A layout has at most 500 plots.' },
  ]);
});

test.each([
  ['₹ 8,50,000', 850_000],
  ['30 ft', 30],
  ['1,200 sq. ft', 1200],
  ['1200.5', 1200.5],
  ['–', null],
  ['', null],
  ['-5', Number.NaN],
  ['1e9', Number.NaN],
  ['wide', Number.NaN],
])('%j is the amount %d', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});
