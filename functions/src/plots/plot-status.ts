import { foldPlotNumber, type PlotChange, type PlotStatus } from '@theni/contract';

/** What lies in `plots/{slug}` as long as there is the layout. */
export interface StoredPlots {
  /** Version of the layout that visitors see; null: none. */
  PublishedVersion: number | null;
  /** Of the plots that visitors see, JSON. */
  PublishedNumbers: string;
  /** The layout's first version: an older publication was another layout's. */
  Since: number;
  /** JSON. All other plots are available, in the version `Since`. */
  Statuses: string;
}

/** At one time, of one layout. */
export type Statuses = ReturnType<typeof statusesIn>;

export function statusesIn(plots: Pick<StoredPlots, 'Statuses' | 'Since'>, now: Date) {
  const stored: PlotStatus[] = JSON.parse(plots.Statuses);
  const byNumber = new Map(stored.map((one) => [foldPlotNumber(one.Number), statusAt(one, now)]));
  return {
    /** @param number in any of its spellings */
    of(number: string): PlotStatus {
      const status = byNumber.get(foldPlotNumber(number));
      const none = { State: 'available' as const, HeldUntil: null, Message: null };
      return { ...none, Version: plots.Since, ...status, Number: number };
    },
    /** Those that somebody has. */
    taken: () => [...byNumber.values()].filter(({ State }) => State !== 'available'),
    /** JSON, with this one in it. */
    with(status: PlotStatus): string {
      return JSON.stringify([
        ...new Map([...byNumber, [foldPlotNumber(status.Number), status]]).values(),
      ]);
    },
  };
}

/** An expired hold makes the plot available and clears its buyer. */
function statusAt(status: PlotStatus, now: Date): PlotStatus {
  const isOver = status.HeldUntil !== null && status.HeldUntil <= now.toISOString();
  return isOver ? { ...status, State: 'available', HeldUntil: null, Message: null } : status;
}

/** Without `Message`, a plot booked after a hold stays with its holder. */
export function changedStatus(
  status: PlotStatus,
  { State, HeldUntil, Message }: PlotChange,
  Version: number,
): PlotStatus {
  return {
    Number: status.Number,
    State,
    HeldUntil: HeldUntil === undefined ? null : new Date(HeldUntil).toISOString(),
    Message: State === 'available' ? null : Message === undefined ? status.Message : Message,
    Version,
  };
}

/** Why a plot may not go: somebody has it. */
export function droppedIssue(plot: PlotStatus, path: string) {
  const reason = `Plot ${plot.Number} is ${plot.State} and is missing here.`;
  return { path, message: `${reason} Make it available first, or keep it.` };
}
