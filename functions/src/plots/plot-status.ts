import {
  foldPlotNumber,
  type PlotChange,
  type PlotName,
  type PlotState,
  type PlotStatus,
  type Stage,
} from '@theni/contract';
import { HttpProblem } from '../http/problem.ts';

/**
 * `plots/{slug}`, as long as there is the layout. `LayoutDraftStore` makes it with a new layout,
 * `LayoutVersionStore` writes what is published, and `PlotStatusStore` writes the statuses.
 */
export interface StoredPlots {
  /** Version of the layout that visitors see; null: none. */
  publishedVersion: number | null;
  /** The plots that visitors see: `PlotName[]`, JSON. */
  publishedPlots: string;
  /**
   * The version with which this layout began. A smaller one was an earlier layout's of its slug.
   */
  firstVersion: number;
  /** `PlotStatus[]`, JSON. All other plots are available, in the version `firstVersion`. */
  statuses: string;
}

export function statusesIn(plots: Pick<StoredPlots, 'statuses' | 'firstVersion'>, now: Date) {
  const stored: PlotStatus[] = JSON.parse(plots.statuses);
  const byId = new Map(stored.map((status) => [status.id, statusAt(status, now)]));
  const takenPlots = [...byId.values()].filter(({ state }) => state !== 'available');
  const takenByNumber = new Map(
    takenPlots.map((status) => [foldPlotNumber(status.number), status]),
  );
  return {
    statusOf({ id, number }: PlotName): PlotStatus {
      const none = { state: 'available' as const, heldUntil: null, messageId: null };
      return { ...none, version: plots.firstVersion, ...byId.get(id), id, number };
    },
    /**
     * What visitors are told of a published plot. Where it was removed and added again with the
     * same number, somebody may have the new one: it is the same land, so they are told so.
     */
    publicStateOf({ id, number }: PlotName): PlotState {
      const own = byId.get(id)?.state ?? 'available';
      if (own !== 'available') return own;
      return takenByNumber.get(foldPlotNumber(number))?.state ?? 'available';
    },
    takenPlots,
    /** JSON, with this one in it. */
    toJsonWith(status: PlotStatus): string {
      return JSON.stringify([...new Map([...byId, [status.id, status]]).values()]);
    },
  };
}

/** An expired hold makes the plot available and clears its buyer. */
function statusAt(status: PlotStatus, now: Date): PlotStatus {
  const isOver = status.heldUntil !== null && status.heldUntil <= now.toISOString();
  return isOver ? { ...status, state: 'available', heldUntil: null, messageId: null } : status;
}

/** What the change does not say stays. @throws {HttpProblem} 400 for a hold without an end */
export function changedStatus(before: PlotStatus, change: PlotChange): PlotStatus {
  const { state, heldUntil = before.heldUntil, messageId = before.messageId } = change;
  if (state === 'held' && heldUntil === null)
    throw new HttpProblem(400, 'Please say until when the plot is held.');
  return {
    ...before,
    state,
    heldUntil: state === 'held' && heldUntil ? new Date(heldUntil).toISOString() : null,
    messageId: state === 'available' ? null : messageId,
  };
}

/** The change that makes a plot, and the stage of its lead, what they were. */
export function undoOf(
  { state, heldUntil, messageId }: PlotStatus,
  leadStage: Stage | null,
): PlotChange {
  return { state, messageId, ...(heldUntil !== null && { heldUntil }), undo: { leadStage } };
}
