import { expect, test } from 'vitest';
import { cellsOf, csvOf, faultsOf, isBlank, NO_CELLS, readCsv, templateCsv } from './plot-csv.ts';

const plot = cellsOf({
  Number: '17',
  SqFt: 1200,
  Facing: 'NE',
  RoadFeet: null,
  Price: 850000,
  Points: '0,0 120,0 120,80',
});

test('a plot becomes a row under the columns of the call', () => {
  expect(csvOf([plot])).toBe(
    'number,sq_ft,facing,road_ft,price,points\r\n17,1200,NE,,850000,"0,0 120,0 120,80"\r\n',
  );
});

test('amounts are sent as numbers, however they are typed', () => {
  const csv = csvOf(
    [{ ...plot, price: '₹ 8,50,000', sq_ft: '1,200', facing: 'ne' }],
    ['sq_ft', 'facing', 'price'],
  );
  expect(csv).toBe('sq_ft,facing,price\r\n1200,NE,850000\r\n');
});

test('what is written is read back, quotes and all', () => {
  const odd = { ...plot, number: '1 "a", b' };
  expect(readCsv(csvOf([odd, plot])).rows.filter((row) => !isBlank(row))).toEqual([odd, plot]);
});

test('a table of Excel is understood: a mark at its beginning, semicolons, capitals, empty lines', () => {
  const { columns, rows, strange } = readCsv(
    '\ufeffNumber;Sq ft;Price;Remarks\r\n;;;\r\n17;1200;8,50,000;corner\r\n',
  );
  expect(columns).toEqual(['number', 'sq_ft', 'price']);
  expect(strange).toEqual(['Remarks']);
  // The numbers of rows are those that Excel shows.
  expect(rows[1]).toEqual({ number: '17', sq_ft: '1200', price: '850000' });
  expect(rows.map(isBlank)).toEqual([true, false, true]);
});

test('the template can be brought back as it is', () => {
  const { rows, strange } = readCsv(templateCsv());
  expect(strange).toEqual([]);
  expect(
    rows.filter((row) => !isBlank(row)).map((row) => faultsOf({ ...NO_CELLS, ...row }, false)),
  ).toEqual([{}, {}]);
});

test('a bad row is told cell by cell', () => {
  const bad = { ...NO_CELLS, sq_ft: '0', facing: 'up', road_ft: 'wide', price: '-1' };
  expect(Object.keys(faultsOf(bad, false)).toSorted()).toEqual([
    'facing',
    'number',
    'price',
    'road_ft',
    'sq_ft',
  ]);
  expect(faultsOf(plot, true)).toEqual({ number: 'There are two plots 17.' });
  expect(faultsOf({ ...plot, price: '0' }, false)).toHaveProperty('price');
  expect(faultsOf({ ...plot, price: '' }, false)).toEqual({});
});
