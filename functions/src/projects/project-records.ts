import type { Plot, PlotFacts, Project } from '@theni/contract';
import { type PlotState, plotOf, stateAt } from './plots.ts';

export interface ProjectRecord {
  Slug: string;
  Version: number;
  /** Of the snapshot that the next publication takes. */
  ReadyVersion: number | null;
  PublishedVersion: number | null;
  Project: Project;
  Plots: Plot[];
  /** Of their facts. */
  PlotsVersion: number;
}

/** What lies in `projects/{slug}`. Long values are JSON here and below, which costs no index. */
export interface StoredProject {
  Version: number;
  ReadyVersion: number | null;
  Project: string;
}

/** What lies in `plots/{slug}`, as long as there is the project. */
export interface StoredPlots {
  /** Of the facts. */
  Version: number;
  PublishedVersion: number | null;
  /** Of the plots that are public, JSON. */
  PublishedNumbers: string;
  /** The version with which the project began: what was published before was another one at the same address. */
  Since: number;
  Facts: string;
  /** Apart from the facts, because visitors ask for nothing else. */
  States: string;
}

/** What lies in `projectVersions/{slug}.{version}`: the project as it was when it was marked ready. */
export interface StoredSnapshot {
  Slug: string;
  Version: number;
  Project: string;
  Facts: string;
}

export function recordOf(
  Slug: string,
  project: StoredProject,
  plots: StoredPlots,
  now: Date,
): ProjectRecord {
  const states = new Map(statesIn(plots).map((state) => [state.Number, stateAt(state, now)]));
  return {
    Slug,
    Version: project.Version,
    ReadyVersion: project.ReadyVersion,
    PublishedVersion: plots.PublishedVersion,
    Project: JSON.parse(project.Project),
    Plots: factsIn(plots).map((facts) => plotOf(facts, states.get(facts.Number) as PlotState)),
    PlotsVersion: plots.Version,
  };
}

export function factsIn({ Facts }: Pick<StoredPlots, 'Facts'>): PlotFacts[] {
  return JSON.parse(Facts);
}

export function statesIn({ States }: Pick<StoredPlots, 'States'>): PlotState[] {
  return JSON.parse(States);
}
