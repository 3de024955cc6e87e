import { isDeepStrictEqual } from 'node:util';
import type { ContentFault, Plot, PlotChange, PlotFacts } from '@theni/contract';

/** What is kept of a plot besides its facts. */
export interface PlotState
  extends Pick<Plot, 'Number' | 'State' | 'HeldUntil' | 'Message' | 'Version'> {
  /** Id of the change that has made it what it is. */
  Change?: string;
}

/** Of the facts of a project's plots: a document of Firestore has room for 1 MiB. */
const FACTS_MAX_BYTES = 700_000;

/** A plot whose hold is over is available, and nobody's any more. */
export function stateAt(state: PlotState, now: Date): PlotState {
  const isOver = state.HeldUntil !== null && state.HeldUntil <= now.toISOString();
  return isOver ? { ...state, State: 'available', HeldUntil: null, Message: null } : state;
}

/** Without a word on its message, a plot that is booked after a hold stays with whoever held it. */
export function changedState(
  state: PlotState,
  { State, HeldUntil, Message, Id }: PlotChange,
  Version: number,
): PlotState {
  return {
    Number: state.Number,
    State,
    HeldUntil: HeldUntil === undefined ? null : new Date(HeldUntil).toISOString(),
    Message: State === 'available' ? null : Message === undefined ? state.Message : Message,
    Version,
    ...(Id && { Change: Id }),
  };
}

/** Whether this very change has made the plot what it is. */
export function isSameAgain(state: PlotState, change: PlotChange): boolean {
  return (
    change.Id !== undefined && isDeepStrictEqual(changedState(state, change, state.Version), state)
  );
}

export function plotOf(facts: PlotFacts, { Change: _, ...state }: PlotState): Plot {
  return { ...facts, ...state };
}

/** A plot that stays keeps its state, a new one is available. */
export function statesOf(facts: PlotFacts[], known: PlotState[], Version: number): PlotState[] {
  const before = new Map(known.map((state) => [state.Number, state]));
  return facts.map(
    (plot) =>
      before.get(plot.Number) ?? {
        Number: plot.Number,
        State: 'available',
        HeldUntil: null,
        Message: null,
        Version,
      },
  );
}

/** Why these plots cannot take the place of the others. */
export function replacementFaults(plots: Plot[], facts: PlotFacts[]): ContentFault[] {
  const kept = new Set(facts.map((plot) => plot.Number));
  const dropped = plots.filter((plot) => plot.State !== 'available' && !kept.has(plot.Number));
  const faults = dropped.map((plot) => ({
    path: `plots.${plot.Number}`,
    message: `Plot ${plot.Number} is ${plot.State} and has no row. Make it available first, or keep its row.`,
  }));
  const isTooLarge = Buffer.byteLength(JSON.stringify(facts)) > FACTS_MAX_BYTES;
  const message = 'The shapes on the plan have too many corners in all; draw them with fewer.';
  return isTooLarge ? [...faults, { path: 'plots', message }] : faults;
}
