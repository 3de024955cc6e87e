import { type PlotFacts, type PlotState, plotFacts } from '@theni/contract';

/** A plot; a sample or a test says only what matters to it. */
export function samplePlot<Changes extends Partial<PlotFacts & { State: PlotState }>>(
  changes: Changes,
): PlotFacts & { State: PlotState } & Changes {
  const facts = { Number: '1', SquareFeet: 1200, Facing: 'N', Road: 30, Price: 850_000 };
  return { ...plotFacts.parse(facts), State: 'available', ...changes };
}
