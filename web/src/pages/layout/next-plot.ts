import type { ShownPlot } from '../../words/shown-layout.ts';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The number of the plot that a key leads to: the arrows to the next one and the one before, Home and End to the first and the last.
 * @returns undefined for another key, and where there is no more
 */
export function nextPlot(
  plots: Pick<ShownPlot, 'Number'>[],
  from: string,
  key: string,
): string | undefined {
  if (key === 'Home') return plots[0]?.Number;
  if (key === 'End') return plots.at(-1)?.Number;
  const step = STEPS[key];
  if (!step) return undefined;
  return plots[plots.findIndex(({ Number: number }) => number === from) + step]?.Number;
}

/** The first plot behind this one, or else from the beginning, that is for sale. */
export function nextAvailable(
  plots: Pick<ShownPlot, 'Number' | 'State'>[],
  from: string,
): string | undefined {
  const at = plots.findIndex(({ Number: number }) => number === from);
  const others = [...plots.slice(at + 1), ...plots.slice(0, Math.max(0, at))];
  return others.find(({ State }) => State === 'available')?.Number;
}
