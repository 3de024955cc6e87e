import { randomUUID } from 'node:crypto';
import { foldedPlotNumber, type PlotName, type PlotState, type PlotStatus } from '@theni/contract';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/**
 * `plots/{slug}`, which is there as long as the draft of its layout. Three stores write it, each
 * its own fields: `LayoutDraftStore` makes and deletes it, `LayoutVersionStore` says what is
 * public, and `PlotStatusStore` says who has a plot.
 */
export interface PlotsDocument {
  /**
   * Of `LayoutDraftStore`: a layout that gets the slug later has another id. It is also the revision
   * of each plot that nobody has had.
   */
  layoutId: string;
  /** Of `LayoutVersionStore`: the version of the layout that visitors see; null: none. */
  publishedVersion: string | null;
  /** Of `LayoutVersionStore`: the plots that visitors see. */
  publishedPlots: PlotName[];
  /** Of `PlotStatusStore`: all other plots are available. */
  statuses: PlotStatus[];
}

export function plotsCollection(
  firestore: Firestore,
): CollectionReference<PlotsDocument, PlotsDocument> {
  return firestore.collection('plots') as CollectionReference<PlotsDocument, PlotsDocument>;
}

/** The document of a layout that nobody has published, and of which nobody has a plot. */
export function newPlotsDocument(): PlotsDocument {
  return { layoutId: randomUUID(), publishedVersion: null, publishedPlots: [], statuses: [] };
}

/** Who has which plot at `now`: a hold may have ended since it was stored. */
export function statusesIn(plots: Pick<PlotsDocument, 'statuses' | 'layoutId'>, now: Date) {
  const byId = new Map(plots.statuses.map((status) => [status.id, statusAt(status, now)]));
  const takenPlots = [...byId.values()].filter(({ state }) => state !== 'available');
  const takenByNumber = new Map(
    takenPlots.map((status) => [foldedPlotNumber(status.number), status]),
  );
  return {
    takenPlots,
    statusOf({ id, number }: PlotName): PlotStatus {
      const none = { state: 'available' as const, heldUntil: null, messageId: null };
      return { ...none, revision: plots.layoutId, ...byId.get(id), id, number };
    },
    /**
     * What visitors are told of a published plot. Where it was removed and added again with the
     * same number, somebody may have the new one: it is the same land, so they are told so.
     */
    publicStateOf({ id, number }: PlotName): PlotState {
      const own = byId.get(id)?.state ?? 'available';
      if (own !== 'available') return own;
      return takenByNumber.get(foldedPlotNumber(number))?.state ?? 'available';
    },
    /** All statuses, to be stored, with this one in the place of its plot's. */
    allWith(status: PlotStatus): PlotStatus[] {
      return [...new Map([...byId, [status.id, status]]).values()];
    },
  };
}

/**
 * An expired hold makes the plot available and clears its buyer, in a revision of its own: whoever
 * has seen the hold has not seen that its lead is gone.
 */
export function statusAt(status: PlotStatus, now: Date): PlotStatus {
  const isOver = status.heldUntil !== null && status.heldUntil <= now.toISOString();
  if (!isOver) return status;
  const revision = `${status.revision}-ended`;
  return { ...status, state: 'available', heldUntil: null, messageId: null, revision };
}
