import { foldPlotNumber, type PlotChange, type PlotStatus } from '@theni/contract';

/** What lies in `plots/{slug}` as long as there is the layout. */
export interface StoredPlots {
  /** Version of the layout that visitors see; null: none. */
  publishedVersion: number | null;
  /** Of the plots that visitors see, JSON. */
  publishedNumbers: string;
  /** The layout's first version: an older publication was another layout's. */
  since: number;
  /** JSON. All other plots are available, in the version `since`. */
  statuses: string;
}

/** At one time, of one layout. */
export type Statuses = ReturnType<typeof statusesIn>;

export function statusesIn(plots: Pick<StoredPlots, 'statuses' | 'since'>, now: Date) {
  const stored: PlotStatus[] = JSON.parse(plots.statuses);
  const byNumber = new Map(stored.map((one) => [foldPlotNumber(one.number), statusAt(one, now)]));
  return {
    /** @param number in any of its spellings */
    of(number: string): PlotStatus {
      const status = byNumber.get(foldPlotNumber(number));
      const none = { state: 'available' as const, heldUntil: null, messageId: null };
      return { ...none, version: plots.since, ...status, number };
    },
    /** Those that somebody has. */
    taken: () => [...byNumber.values()].filter(({ state }) => state !== 'available'),
    /** JSON, with this one in it. */
    with(status: PlotStatus): string {
      return JSON.stringify([
        ...new Map([...byNumber, [foldPlotNumber(status.number), status]]).values(),
      ]);
    },
  };
}

/** An expired hold makes the plot available and clears its buyer. */
function statusAt(status: PlotStatus, now: Date): PlotStatus {
  const isOver = status.heldUntil !== null && status.heldUntil <= now.toISOString();
  return isOver ? { ...status, state: 'available', heldUntil: null, messageId: null } : status;
}

/** Without `messageId`, a plot booked after a hold stays with its holder. */
export function changedStatus(
  status: PlotStatus,
  { state, heldUntil, messageId }: PlotChange,
  version: number,
): PlotStatus {
  return {
    number: status.number,
    state,
    heldUntil: heldUntil === undefined ? null : new Date(heldUntil).toISOString(),
    messageId:
      state === 'available' ? null : messageId === undefined ? status.messageId : messageId,
    version,
  };
}

/** Why a plot may not go: somebody has it. */
export function droppedIssue(plot: PlotStatus, path: string) {
  const reason = `Plot ${plot.number} is ${plot.state} and is missing here.`;
  return { path, message: `${reason} Make it available first, or keep it.` };
}
