import { type Plot, plotDraft } from '@theni/contract/plot-fields';
import { expect, test } from 'vitest';
import { readPastedPlots } from './pasted-plots.ts';

/** Each plot as 'number | sq ft | price | facing', each row that is left out as '? row: reason'. */
function read(typed: string, known: Plot[] = []): string[] {
  const { plots, leftOut } = readPastedPlots(typed, known);
  return [
    ...plots.map(({ number, squareFeet, price, facing }) =>
      [number, squareFeet, price, facing].join(' | '),
    ),
    ...leftOut.map(({ row, reason }) => `? ${row}: ${reason}`),
  ];
}

test.each([
  ['12\t1200\t8,50,000\tEast', '12 | 1200 | 850000 | E'],
  ['12\t1200\t1,250,000\tNorth', '12 | 1200 | 1250000 | N'],
  ['A-7, 1200, 850000, South West', 'A-7 | 1200 | 850000 | SW'],
  ['12,1200,850000,NE', '12 | 1200 | 850000 | NE'],
  ['"12","1,200","8,50,000"', '12 | 1200 | 850000 | '],
  ['12\t1,240.5 sq.ft\tRs. 8,50,000/-\tsouth-east', '12 | 1240.5 | 850000 | SE'],
  ['12\t1200 sq ft\t₹8,50,000.00\tவடகிழக்கு', '12 | 1200 | 850000 | NE'],
  ['௧௨,௧௨௦௦,௮௫௦௦௦௦,கிழக்கு', '12 | 1200 | 850000 | E'],
  ['12', '12 |  |  | '],
  ['12\t1200\t\t\t', '12 | 1200 |  | '],
  ['21\t\t850000\tEast', '21 |  | 850000 | E'],
  ['13, , 1600000', '13 |  | 1600000 | '],
])('of the row %j each cell is read as its column, and an empty one is empty', (row, expected) => {
  expect(read(row)).toEqual([expected]);
});

test.each([
  ['Number\tSq ft\tPrice', 'number “Number”, sq ft “Sq ft”, price “Price”'],
  ['12 1200 850000', 'number “12 1200 850000”'],
  ['Plot-12\t1200', 'number “Plot-12”'],
  ['No12\t1200', 'number “No12”'],
  ['\t1200', 'number “”'],
  ['24\t1300\tSold\t9843011111', 'price “Sold”, facing “9843011111”'],
  ['24\t1300\t9843011111', 'price “9843011111”'],
  ['25\t1300\tNorth\t30 ft road', 'price “North”, facing “30 ft road”'],
  ['26\t120 sq m\t850000', 'sq ft “120 sq m”'],
  ['27\t1200\t8.5L', 'price “8.5L”'],
  ['27\t1200\t8.5', 'price “8.5”'],
  ['27\t1200\t700/sq ft', 'price “700/sq ft”'],
  ['28\t5½ cents', 'sq ft “5½ cents”'],
  [
    '22\t30x40\t1250\t8,50,000\tEast',
    'sq ft “30x40”, price “1250”, facing “8,50,000”, a fifth cell',
  ],
  ['15\t1600000', 'sq ft “1600000”'],
  ['12,1,200,8,50,000', 'sq ft “1”, price “200”, facing “8”, a fifth cell'],
  ['12,1,200', 'sq ft “1”, price “200”'],
  ['12\t1200\t0', 'price “0”'],
  ['12\t1,20\t850000', 'sq ft “1,20”'],
])('the row %j is left out, and what is wrong in it is named', (row, reason) => {
  expect(read(row)).toEqual([`? ${row}: ${reason}`]);
});

test('of two rows with one number none can be told to be right', () => {
  expect(read('12\t1200\n\n13\t1250\r\n012\t1300')).toEqual([
    '13 | 1250 |  | ',
    '? 12\t1200: two rows have this number',
    '? 012\t1300: two rows have this number',
  ]);
});

test('a plot that is there keeps its number and whatever the row does not say', () => {
  const number = plotDraft.parse({
    number: 'A-7',
    squareFeet: 1000,
    price: 5e5,
    shape: '0,0 9,0 9,9',
  });
  const known = { ...number, id: crypto.randomUUID() };
  expect(readPastedPlots('a-07\t1200\t\tE', [known]).plots).toEqual([
    { ...known, squareFeet: 1200, facing: 'E' },
  ]);
});
