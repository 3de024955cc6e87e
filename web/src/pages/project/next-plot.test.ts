import { expect, test } from 'vitest';
import { sampleProjects } from '../../../../config/sample-projects.ts';
import { nextPlot } from './next-plot.ts';

const [garden] = sampleProjects;
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

test.each(sampleProjects)('by the arrows alone one gets to every plot of $Slug', ({ Plots }) => {
  const reached = new Set(['1']);
  for (const number of reached)
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      const next = nextPlot(Plots, number, key);
      if (next) reached.add(next);
    }
  expect(reached.size).toBe(Plots.length);
});
