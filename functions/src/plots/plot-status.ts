import { foldPlotNumber, type PlotChange, type PlotStatus } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';

/** A status as it is stored. */
export interface StoredStatus extends PlotStatus {
  /** Id of the change that has made it what it is. */
  Change?: string;
}

/** What lies in `plots/{slug}` as long as there is the layout. */
export interface StoredPlots {
  /** Version of the layout that visitors see; null: none. */
  PublishedVersion: number | null;
  /** Of the plots that visitors see, JSON. */
  PublishedNumbers: string;
  /** The version with which the layout began: what was published before was another one at the same address. */
  Since: number;
  /** JSON, of plots that were ever held, booked or sold. All others are available, in the version `Since`. */
  Statuses: string;
}

/** At one time, of one layout. */
export type Statuses = ReturnType<typeof statusesIn>;

export function statusesIn(plots: Pick<StoredPlots, 'Statuses' | 'Since'>, now: Date) {
  const stored: StoredStatus[] = JSON.parse(plots.Statuses);
  const byNumber = new Map(stored.map((one) => [foldPlotNumber(one.Number), statusAt(one, now)]));
  return {
    /** @param number in any of its spellings */
    of(number: string): StoredStatus {
      const status = byNumber.get(foldPlotNumber(number));
      const none = { State: 'available' as const, HeldUntil: null, Message: null };
      return { ...none, Version: plots.Since, ...status, Number: number };
    },
    /** Those that somebody has. */
    taken: () => [...byNumber.values()].filter(({ State }) => State !== 'available'),
    /** JSON, with this one in it. */
    with(status: StoredStatus): string {
      return JSON.stringify([
        ...new Map([...byNumber, [foldPlotNumber(status.Number), status]]).values(),
      ]);
    },
  };
}

/** A plot whose hold is over is available, and nobody's any more. */
function statusAt(status: StoredStatus, now: Date): StoredStatus {
  const isOver = status.HeldUntil !== null && status.HeldUntil <= now.toISOString();
  return isOver ? { ...status, State: 'available', HeldUntil: null, Message: null } : status;
}

/** Without a word on its message, a plot that is booked after a hold stays with whoever held it. */
export function changedStatus(
  status: StoredStatus,
  { State, HeldUntil, Message, Id }: PlotChange,
  Version: number,
): StoredStatus {
  return {
    Number: status.Number,
    State,
    HeldUntil: HeldUntil === undefined ? null : new Date(HeldUntil).toISOString(),
    Message: State === 'available' ? null : Message === undefined ? status.Message : Message,
    Version,
    ...(Id && { Change: Id }),
  };
}

/** Whether this very change has made the plot what it is. */
export function isSameAgain(status: StoredStatus, change: PlotChange): boolean {
  return change.Id !== undefined && isSame(changedStatus(status, change, status.Version), status);
}

export function statusForAdmin({ Change: _, ...status }: StoredStatus): PlotStatus {
  return status;
}

/** Why a plot may not go: somebody has it. */
export function droppedIssue(plot: PlotStatus, path: string) {
  const message = `Plot ${plot.Number} is ${plot.State} and is missing here. Make it available first, or keep it.`;
  return { path, message };
}
