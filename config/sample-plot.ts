import { type PlotFacts, type PlotState, plotFacts } from '@theni/contract';

/** A test names a plot by this id, which comes of the last six bytes of its number. */
export function samplePlotId(number: string): string {
  return `00000000-0000-4000-8000-${Buffer.from(number).toString('hex').slice(-12).padStart(12, '0')}`;
}

/** A sample or a test gives only the facts that matter to it. */
export function samplePlot<Changes extends Partial<PlotFacts & { state: PlotState }>>(
  changes: Changes,
): PlotFacts & { state: PlotState } & Changes {
  const facts = { number: '1', squareFeet: 1200, facing: 'N', road: 30, price: 850_000 };
  return { ...plotFacts.parse(facts), state: 'available', ...changes };
}
