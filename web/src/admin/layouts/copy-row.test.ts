import { expect, test } from 'vitest';
import { EMPTY_PLOT } from '../documents/plot-columns.tsx';
import { copyRow } from './copy-row.ts';

const first = {
  ...EMPTY_PLOT,
  Number: '7',
  SquareFeet: 1200,
  Facing: 'N' as const,
  Shape: '0,0 40,0 40,60 0,60',
};
const plan = { width: 200, height: 100 };

test('the plots after it get the shape, each one step further', () => {
  const plots = [
    first,
    { ...EMPTY_PLOT, Number: '8', SquareFeet: 1000 },
    { ...EMPTY_PLOT, Number: '09' },
  ];
  const copies = copyRow(plots, first, { x: 40, y: 0 }, 2, plan);
  expect(copies.plots.map((plot) => [plot.Number, plot.Shape])).toEqual([
    ['7', '0,0 40,0 40,60 0,60'],
    ['8', '40,0 80,0 80,60 40,60'],
    ['09', '80,0 120,0 120,60 80,60'],
  ]);
  expect(copies.plots[1]?.SquareFeet).toBe(1000);
  expect(copies).toMatchObject({ made: [], redrawn: [], isCut: false });
});

test('a plot that is not in the table yet is made with the facts of the first', () => {
  const { plots, made } = copyRow([first], first, { x: 40, y: 0 }, 1, plan);
  expect(made).toEqual(['8']);
  expect(plots[1]).toMatchObject({ Number: '8', SquareFeet: 1200, Facing: 'N' });
});

test('a drawing that would be replaced is told', () => {
  const drawn = { ...EMPTY_PLOT, Number: '8', Shape: '1,1 2,1 2,2' };
  expect(copyRow([first, drawn], first, { x: 40, y: 0 }, 1, plan).redrawn).toEqual(['8']);
});

test('what would lie outside of the plan is left out', () => {
  const copies = copyRow([first], first, { x: 40, y: 0 }, 9, plan);
  expect(copies.isCut).toBe(true);
  expect(copies.shapes.map(({ number }) => number)).toEqual(['8', '9', '10', '11']);
});
