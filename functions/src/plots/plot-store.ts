import {
  foldPlotNumber,
  type Layout,
  type PlotChange,
  type PlotName,
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
   * Changes who has a plot. Of two tabs the faster one wins, even with the same state: they may
   * mean two buyers. Nobody gets a plot that the draft lacks, because the next publication would
   * take it off the site; whoever drops one looks for its state in a transaction, too.
   */
  change(
    slug: string,
    number: string,
    change: PlotChange,
    { expected, now }: { expected: number; now: Date },
  ): Promise<PlotStatus | 'unknown' | 'dropped' | { conflictWith: number }> {
    return this.#firestore.runTransaction(async (transaction) => {
      const layout = this.#firestore.collection('layouts').doc(slug);
      const [draft, record] = await transaction.getAll(layout, this.#plots(slug));
      if (!draft?.exists || !record?.exists) return 'unknown';
      const stored = record.data() as StoredPlots;
      const { plots }: Layout = JSON.parse(draft.get('layout'));
      const published: PlotName[] = JSON.parse(stored.publishedPlots);
      const folded = foldPlotNumber(number);
      const isMeant = (plot: PlotName) => foldPlotNumber(plot.number) === folded;
      const named = plots.find(isMeant) ?? published.find(isMeant);
      if (!named) return 'unknown';
      // A plot that has another number since it was published is still the same.
      const drafted = plots.find(({ id }) => id === named.id);
      if (!drafted && change.state !== 'available') return 'dropped';
      const plot = drafted ?? named;
      const statuses = statusesIn(stored, now);
      const before = statuses.of(plot);
      if (before.version !== expected) return { conflictWith: before.version };
      const status = changedStatus(before, change, await nextVersion(transaction, this.#firestore));
      transaction.update(record.ref, { statuses: statuses.with(status) });
      return status;
    });
  }

  /** Reads one document. @returns undefined for a layout that is not public */
  async publicStates(slug: string, now: Date): Promise<PlotStateResponse[] | undefined> {
    const plots = (await this.#plots(slug).get()).data() as StoredPlots | undefined;
    if (!plots || plots.publishedVersion === null) return undefined;
    const statuses = statusesIn(plots, now);
    const published: PlotName[] = JSON.parse(plots.publishedPlots);
    return published.map((plot) => ({
      number: plot.number,
      state: statuses.publicStateOf(plot),
    }));
  }

  /** Takes these messages from every plot that names one. @returns how many plots that were */
  async forgetMessages(ids: string[]): Promise<number> {
    const { docs } = await this.#firestore.collection('plots').select().get();
    let count = 0;
    for (const { ref } of docs)
      count += await this.#firestore.runTransaction(async (transaction) => {
        const stored = (await transaction.get(ref)).get('statuses');
        const before: PlotStatus[] = JSON.parse(stored ?? '[]');
        const isTheirs = ({ messageId }: PlotStatus) =>
          messageId !== null && ids.includes(messageId);
        const statuses = before.map((one) => (isTheirs(one) ? { ...one, messageId: null } : one));
        const number = before.filter(isTheirs).length;
        if (number > 0) transaction.update(ref, { statuses: JSON.stringify(statuses) });
        return number;
      });
    return count;
  }

  #plots(slug: string): DocumentReference {
    return this.#firestore.collection('plots').doc(slug);
  }
}
