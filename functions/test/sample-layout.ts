import type { Layout, PlotFacts } from '@theni/contract';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';

/** A layout that may be public, without files and plots; tests say only what matters to them. */
export function sampleLayout(changes: Partial<Layout> = {}): Layout {
  const [garden] = structuredClone(sampleLayouts);
  if (!garden) throw new Error('There is no sample.');
  return { ...garden.Project, documents: [], plan: null, Plots: [], ...changes };
}

/** Plots of these numbers. */
export function samplePlots(...numbers: string[]): PlotFacts[] {
  return numbers.map((number) => sampleFacts({ Number: number }));
}

export function sampleFacts(changes: Partial<PlotFacts>): PlotFacts {
  const { State: _, ...facts } = samplePlot(changes);
  return facts;
}
