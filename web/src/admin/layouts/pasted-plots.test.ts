import { plotDraft } from '@theni/contract/layout-fields';
import { expect, test } from 'vitest';
import { nextNumbers } from './add-plots.tsx';
import { readPastedPlots } from './pasted-plots.ts';

const facts = (row: string) => {
  const { plots, unread } = readPastedPlots(row, []);
  return [
    ...plots.map(({ number, squareFeet, price, facing, sides }) =>
      [number, squareFeet, price, facing, sides].join(' | '),
    ),
    ...unread.map((row) => `? ${row}`),
  ];
};

test.each([
  ['12\t1200\t8,50,000\tEast', '12 | 1200 | 850000 | E | '],
  ['A-7, 1,200, 8,50,000, South West', 'A-7 | 1200 | 850000 | SW | '],
  ['12,1200,850000,NE', '12 | 1200 | 850000 | NE | '],
  ['"12","1,200","8,50,000"', '12 | 1200 | 850000 |  | '],
  ['12 1200 850000', '12 | 1200 | 850000 |  | '],
  ['Plot 12: 1200 sq ft, Rs. 8,50,000/-, north', '12 | 1200 | 850000 | N | '],
  ["12; 30'x40'; 8.5 lakhs", '12 | 1200 | 850000 |  | 30 × 40'],
  ['12 | 30 x 40 x 32 x 41 | 1,240 sq.ft', '12 | 1240 |  |  | 30 × 40 × 32 × 41'],
  ['மனை 12 2.5 cents ₹10,00,000 வடகிழக்கு', '12 | 1089 | 1000000 | NE | '],
  ['௧௨ ௧௨ சதுர அடி', '12 |  |  |  | '],
  ['12 கிழக்கு பார்த்த', '12 |  |  | E | '],
  ['12', '12 |  |  |  | '],
])('the row %j is read as %s', (row, read) => {
  expect(facts(row)[0]).toBe(read);
});

test('what is not read is said, and a rate a square foot is no price', () => {
  expect(facts('Number\tSq ft\tPrice')).toEqual(['? Number\tSq ft\tPrice']);
  expect(facts('Park 1200')).toEqual(['? Park 1200']);
  expect(facts('12 1200 700/sq ft')).toEqual(['12 | 1200 |  |  | ', '? 12: 700 / sq ft']);
  expect(facts('12 1200 beside the well')).toEqual(['12 | 1200 |  |  | ', '? 12: beside the well']);
  expect(facts('12 1200\n\n012 1300')).toEqual(['12 | 1200 |  |  | ', '? 012 1300']);
  expect(facts('12 -5 0')).toEqual(['? 12 -5 0']);
});

test('a plot that is there keeps what the row does not tell', () => {
  const known = [plotDraft.parse({ number: 'A-7', squareFeet: 1000, shape: '0,0 9,0 9,9' })];
  expect(readPastedPlots('a-07 1200', known).plots).toEqual([
    { ...known[0], number: 'a-07', squareFeet: 1200 },
  ]);
});

test('numbers are counted on as they are written, and none is given twice', () => {
  const after = (...numbers: string[]) =>
    nextNumbers(
      numbers.map((number) => ({ number })),
      2,
    );
  expect([after(), after('9'), after('A-09')]).toEqual([
    ['1', '2'],
    ['10', '11'],
    ['A-10', 'A-11'],
  ]);
  expect(after('11', 'B')).toEqual(['B1', 'B2']);
});
