import type { PlotStateAnswer } from '@theni/contract';
import type { ShownPlot } from '../../words/shown-project.ts';

/** A plot that the owner has dropped since the page was made is not for sale: nobody is told that it is available. */
export function withFreshStates(plots: ShownPlot[], answer: PlotStateAnswer[]): ShownPlot[] {
  const states = new Map(answer.map(({ Number: number, State }) => [number, State]));
  return plots.map((plot) => ({ ...plot, State: states.get(plot.Number) ?? 'held' }));
}
