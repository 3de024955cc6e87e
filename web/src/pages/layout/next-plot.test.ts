import { cornersOf, middleOf } from '@theni/contract/shape';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../../../config/sample-layouts.ts';
import { nextPlot, outlineOf } from './next-plot.ts';

const [garden] = sampleLayouts;
const plots = garden?.Plots ?? [];

test('arrow keys lead from plot to plot as they lie on the plan', () => {
  expect(nextPlot(plots, '8', 'ArrowRight')).toBe('9');
  expect(nextPlot(plots, '8', 'ArrowLeft')).toBe('7');
  expect(nextPlot(plots, '8', 'ArrowDown')).toBe('14');
  expect(nextPlot(plots, '8', 'ArrowUp')).toBe('2');
  expect(nextPlot(plots, '8', 'End')).toBe('24');
  expect(nextPlot(plots, '8', 'Home')).toBe('1');
});

test('at the edge of the plan, and with other keys, nothing moves', () => {
  expect(nextPlot(plots, '1', 'ArrowUp')).toBeUndefined();
  expect(nextPlot(plots, '6', 'ArrowRight')).toBeUndefined();
  expect(nextPlot(plots, '8', 'Tab')).toBeUndefined();
});

test.each(sampleLayouts)('by the arrows alone one gets to every plot of $Slug', ({ Plots }) => {
  const reached = new Set(['1']);
  for (const number of reached)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      const next = nextPlot(Plots, number, key);
      if (next) reached.add(next);
    }
  expect(reached.size).toBe(Plots.length);
});

test('each plot is drawn where it lies, its number in the middle', () => {
  for (const { Shape } of sampleLayouts.flatMap(({ Plots }) => Plots)) {
    const { start, points, middle } = outlineOf(Shape);
    const [x = 0, y = 0] = start.split(' ').map(Number);
    const moved = points.split(' ').map((corner) => {
      const [right = 0, down = 0] = corner.split(',').map(Number);
      return `${x + right},${y + down}`;
    });
    expect(moved.join(' ')).toBe(Shape);
    const centre = middleOf(cornersOf(points));
    expect(Math.hypot(middle.x - centre.x, middle.y - centre.y)).toBeLessThan(1);
  }
});
