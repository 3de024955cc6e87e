import { expect, test } from 'vitest';
import { copyRow } from './copy-row.ts';
import { newRow, type PlotRow } from './plot-rows.ts';

const first = newRow({
  number: '7',
  sq_ft: '1200',
  facing: 'N',
  price: '850000',
  points: '0,0 40,0 40,60 0,60',
});
const plan = { width: 200, height: 100 };
const drawings = (rows: PlotRow[]) => rows.map(({ cells }) => [cells.number, cells.points]);

test('the plots after it get the shape, each one step further', () => {
  const rows = [first, newRow({ number: '8', sq_ft: '1000' }), newRow({ number: '9' })];
  const copies = copyRow(rows, first, { x: 40, y: 0 }, 2, plan);
  expect(drawings(copies.rows)).toEqual([
    ['7', '0,0 40,0 40,60 0,60'],
    ['8', '40,0 80,0 80,60 40,60'],
    ['9', '80,0 120,0 120,60 80,60'],
  ]);
  expect(copies.rows[1]?.cells.sq_ft).toBe('1000');
  expect(copies).toMatchObject({ made: [], redrawn: [], isCut: false });
});

test('a plot that is not in the table yet is made with the facts of the first', () => {
  const { rows, made } = copyRow([first], first, { x: 40, y: 0 }, 1, plan);
  expect(made).toEqual(['8']);
  expect(rows[1]?.cells).toMatchObject({
    number: '8',
    sq_ft: '1200',
    facing: 'N',
    price: '850000',
  });
  expect(rows[1]?.was).toBeNull();
});

test('a drawing that would be replaced is told', () => {
  const drawn = newRow({ number: '8', points: '1,1 2,1 2,2' });
  expect(copyRow([first, drawn], first, { x: 40, y: 0 }, 1, plan).redrawn).toEqual(['8']);
});

test('what would lie outside of the plan is left out', () => {
  const copies = copyRow([first], first, { x: 40, y: 0 }, 9, plan);
  expect(copies.isCut).toBe(true);
  expect(copies.shapes.map(({ number }) => number)).toEqual(['8', '9', '10', '11']);
});
