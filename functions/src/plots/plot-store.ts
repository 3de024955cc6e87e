import {
  foldPlotNumber,
  type Layout,
  type PlotChange,
  type PlotStateResponse,
  type PlotStatus,
} from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { nextVersion } from '../storage/items-of-layout.ts';
import { changedStatus, type StoredPlots, statusesIn } from './plot-status.ts';

/** Who has which plot, `plots/{slug}`: live without a publication. */
export class PlotStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /**
   * Changes a plot of the draft or of the published layout. Of two tabs the faster one wins, even
   * with the same state: they may mean two buyers.
   */
  change(
    slug: string,
    number: string,
    change: PlotChange,
    { expected, now }: { expected: number; now: Date },
  ): Promise<PlotStatus | 'unknown' | { conflictWith: number }> {
    return this.#firestore.runTransaction(async (transaction) => {
      const layout = this.#firestore.collection('layouts').doc(slug);
      const [draft, record] = await transaction.getAll(layout, this.#plots(slug));
      if (!draft?.exists || !record?.exists) return 'unknown';
      const plots = record.data() as StoredPlots;
      const { Plots }: Layout = JSON.parse(draft.get('Layout'));
      const shown: string[] = JSON.parse(plots.PublishedNumbers);
      const known = [...Plots.map((plot) => plot.Number), ...shown];
      const folded = foldPlotNumber(number);
      const storedNumber = known.find((other) => foldPlotNumber(other) === folded);
      if (storedNumber === undefined) return 'unknown';
      const statuses = statusesIn(plots, now);
      const before = statuses.of(storedNumber);
      if (before.Version !== expected) return { conflictWith: before.Version };
      const status = changedStatus(before, change, await nextVersion(transaction, this.#firestore));
      transaction.update(record.ref, { Statuses: statuses.with(status) });
      return status;
    });
  }

  /** Reads one document. @returns undefined for a layout that is not public */
  async publicStates(slug: string, now: Date): Promise<PlotStateResponse[] | undefined> {
    const plots = (await this.#plots(slug).get()).data() as StoredPlots | undefined;
    if (!plots || plots.PublishedVersion === null) return undefined;
    const statuses = statusesIn(plots, now);
    const numbers: string[] = JSON.parse(plots.PublishedNumbers);
    return numbers.map((number) => ({ Number: number, State: statuses.of(number).State }));
  }

  /** Takes these messages from every plot that names one. @returns how many plots that were */
  async forgetMessages(ids: string[]): Promise<number> {
    const { docs } = await this.#firestore.collection('plots').select().get();
    let count = 0;
    for (const { ref } of docs)
      count += await this.#firestore.runTransaction(async (transaction) => {
        const stored = (await transaction.get(ref)).get('Statuses');
        const before: PlotStatus[] = JSON.parse(stored ?? '[]');
        const isTheirs = ({ Message }: PlotStatus) => Message !== null && ids.includes(Message);
        const Statuses = before.map((one) => (isTheirs(one) ? { ...one, Message: null } : one));
        const number = before.filter(isTheirs).length;
        if (number > 0) transaction.update(ref, { Statuses: JSON.stringify(Statuses) });
        return number;
      });
    return count;
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
  }
}
