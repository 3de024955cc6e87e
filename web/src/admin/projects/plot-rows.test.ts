import type { PlotFacts } from '@theni/contract';
import { expect, test } from 'vitest';
import { differencesOf, newRow, rebased, requestOf, rowsOf, withCell } from './plot-rows.ts';

const plot = (number: string, change: Partial<PlotFacts> = {}): PlotFacts => ({
  Number: number,
  SqFt: 1200,
  Facing: 'N',
  RoadFeet: 30,
  Price: null,
  Points: '',
  ...change,
});

const base = [plot('1'), plot('2'), plot('3')];

test('nothing typed is nothing to send', () => {
  expect(differencesOf(base, rowsOf(base))).toEqual({ changed: [], dropped: [] });
});

test('only the rows that changed are sent', () => {
  const rows = [
    ...withCell(rowsOf(base), '2', 'price', '900000'),
    newRow({ number: '4', sq_ft: '800' }),
  ];
  expect(requestOf(base, rows)).toMatchObject({
    mode: 'merge',
    csv: 'number,sq_ft,facing,road_ft,price,points\r\n2,1200,N,30,900000,\r\n4,800,,,,\r\n',
  });
});

test('where one is dropped or gets another number, all are sent in the place of the old ones', () => {
  const dropped = rowsOf(base).slice(1);
  expect(requestOf(base, dropped).mode).toBe('replace');
  const renamed = withCell(rowsOf(base), '2', 'number', '2A');
  expect(differencesOf(base, renamed).dropped).toEqual(['2']);
  expect(requestOf(base, renamed)).toMatchObject({ mode: 'replace', rows: { length: 3 } });
});

test('two tabs that change different cells keep both', () => {
  const mine = withCell(rowsOf(base), '2', 'price', '900000');
  const theirs = [plot('1'), plot('2', { SqFt: 1300 }), plot('3'), plot('4')];
  const { rows, collisions } = rebased(base, mine, theirs);
  expect(collisions).toEqual([]);
  expect(rows.map(({ cells }) => [cells.number, cells.sq_ft, cells.price])).toEqual([
    ['1', '1200', ''],
    ['2', '1300', '900000'],
    ['3', '1200', ''],
    ['4', '1200', ''],
  ]);
});

test('of one cell that both have changed, both values are known', () => {
  const mine = withCell(rowsOf(base), '2', 'price', '900000');
  const theirs = base.map((each) => (each.Number === '2' ? plot('2', { Price: 950000 }) : each));
  expect(rebased(base, mine, theirs).collisions).toEqual([
    { key: '2', number: '2', column: 'price', mine: '900000', theirs: '950000' },
  ]);
});

test('a plot that another tab has dropped goes, unless something was typed into it', () => {
  const mine = withCell(rowsOf(base), '3', 'price', '1');
  const { rows } = rebased(base, mine, [plot('1')]);
  expect(rows.map(({ was, cells }) => [was, cells.number])).toEqual([
    ['1', '1'],
    [null, '3'],
  ]);
});

test('a plot that was dropped here stays dropped', () => {
  const { rows } = rebased(base, rowsOf(base).slice(0, 2), [...base, plot('4')]);
  expect(rows.map(({ cells }) => cells.number)).toEqual(['1', '2', '4']);
});
