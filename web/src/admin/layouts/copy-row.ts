import type { PlotDraft } from '@theni/contract';
import { foldPlotNumber } from '@theni/contract/plot-number';
import { PLOTS_MAX } from '@theni/contract/plots';
import { cornersOf, type Point, pointsOf, type Size } from '@theni/contract/shape';
import { copiesAlong, isOnPlan, numbersAfter } from './geometry.ts';

export interface Copies {
  shapes: { number: string; corners: Point[] }[];
  /** Numbers of new plots with the size, the facing, the road and the price of the first. */
  made: string[];
  /** Numbers whose drawing is replaced. */
  redrawn: string[];
  /** Some would lie outside of the plan, and are left out. */
  isCut: boolean;
  /** All plots, with the copies among them. */
  plots: PlotDraft[];
}

/** The shape of one plot for those after it in the row, their numbers counted on. */
export function copyRow(
  plots: PlotDraft[],
  first: PlotDraft,
  step: Point,
  count: number,
  plan: Size,
): Copies {
  const shapes = copiesAlong(cornersOf(first.Shape), step, count);
  const onPlan = shapes.filter((shape) => isOnPlan(shape, plan));
  const numbers = numbersAfter(first.Number, onPlan.length);
  const copies: Copies = {
    shapes: [],
    made: [],
    redrawn: [],
    isCut: onPlan.length < shapes.length,
    plots,
  };
  for (const [index, corners] of onPlan.entries()) {
    const number = numbers[index] ?? '';
    const Shape = pointsOf(corners);
    const at = copies.plots.findIndex(
      (plot) => foldPlotNumber(plot.Number) === foldPlotNumber(number),
    );
    const known = copies.plots[at];
    if (!known && copies.plots.length >= PLOTS_MAX) break;
    copies.shapes.push({ number, corners });
    if (!known) {
      copies.made.push(number);
      copies.plots = [...copies.plots, { ...first, Number: number, Shape }];
    } else {
      if (known.Shape !== '') copies.redrawn.push(number);
      copies.plots = copies.plots.with(at, { ...known, Shape });
    }
  }
  return copies;
}
