import type { PlotFacts, Project } from '@theni/contract';
import { samplePlot } from '../../config/sample-plot.ts';
import { sampleProjects } from '../../config/sample-projects.ts';

/** A project that may be public, without files and plots; tests say only what matters to them. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  const [garden] = structuredClone(sampleProjects);
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
