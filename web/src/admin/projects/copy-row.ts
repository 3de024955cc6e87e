import { PLOTS_MAX } from '@theni/contract/plots';
import {
  copiesAlong,
  cornersOf,
  isOnPlan,
  numbersAfter,
  type Point,
  pointsOf,
  type Size,
} from './geometry.ts';
import { newRow, type PlotRow } from './plot-rows.ts';

export interface Copies {
  shapes: { number: string; corners: Point[] }[];
  /** Numbers that get a row with the size, the facing, the road and the price of the first. */
  made: string[];
  /** Numbers whose drawing is replaced. */
  redrawn: string[];
  /** Some would lie outside of the plan, and are left out. */
  isCut: boolean;
  /** The table with the copies in it. */
  rows: PlotRow[];
}

/** The shape of one plot for those after it in the row, their numbers counted on. */
export function copyRow(
  rows: PlotRow[],
  first: PlotRow,
  step: Point,
  count: number,
  plan: Size,
): Copies {
  const shapes = copiesAlong(cornersOf(first.cells.points), step, count);
  const onPlan = shapes.filter((shape) => isOnPlan(shape, plan));
  const numbers = numbersAfter(first.cells.number.trim(), onPlan.length);
  const copies: Copies = {
    shapes: [],
    made: [],
    redrawn: [],
    isCut: onPlan.length < shapes.length,
    rows,
  };
  for (const [index, corners] of onPlan.entries()) {
    const number = numbers[index] ?? '';
    const points = pointsOf(corners);
    const known = rows.find(({ cells }) => cells.number.trim() === number);
    if (!known && copies.rows.length >= PLOTS_MAX) break;
    copies.shapes.push({ number, corners });
    if (!known) {
      copies.made.push(number);
      copies.rows = [...copies.rows, newRow({ ...first.cells, number, points })];
    } else {
      if (known.cells.points !== '') copies.redrawn.push(number);
      copies.rows = copies.rows.map((row) =>
        row.key === known.key ? { ...row, cells: { ...row.cells, points } } : row,
      );
    }
  }
  return copies;
}
