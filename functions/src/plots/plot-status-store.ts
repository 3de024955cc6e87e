import {
  foldPlotNumber,
  type Layout,
  type PlotChange,
  type PlotChangeResponse,
  type PlotName,
  type PlotStateResponse,
  type PlotStatus,
  storedLayout,
} from '@theni/contract';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { takeNextVersion } from '../drafts/version-counter.ts';
import { HttpProblem } from '../http/problem.ts';
import { readLeadOfChange, writeLeadOfChange } from './lead-of-plot-change.ts';
import { changedStatus, type StoredPlots, statusesIn, undoOf } from './plot-status.ts';

/** Who has which plot, `plots/{slug}`: live without a publication. */
export class PlotStatusStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /**
   * Changes who has a plot, and the stage of its lead. Of two tabs the faster one wins, even with
   * the same state: they may mean two buyers.
   * @param seen the version that is changed, and the time
   * @throws {HttpProblem} 404 for an unknown plot, 412 for another version, 422 for a plot that the
   * draft lacks: it may be made available and no more
   */
  change(
    slug: string,
    number: string,
    change: PlotChange,
    seen: { expected: number; now: Date },
  ): Promise<PlotChangeResponse> {
    return this.#firestore.runTransaction(async (transaction) => {
      const layout = this.#firestore.collection('layouts').doc(slug);
      const [draft, record] = await transaction.getAll(layout, this.#plots(slug));
      if (!draft?.exists || !record?.exists) throw unknownPlot();
      const stored = record.data() as StoredPlots;
      const plot = namedPlot(number, storedLayout(draft.get('layout')), stored, change);
      const statuses = statusesIn(stored, seen.now);
      const before = statuses.statusOf(plot);
      if (before.version !== seen.expected)
        throw new HttpProblem(412, 'This plot was changed a moment ago. Check its status again.');
      const after = changedStatus(before, change);
      const lead = await readLeadOfChange(transaction, this.#firestore, { before, after, change });
      const status = { ...after, version: await takeNextVersion(transaction, this.#firestore) };
      transaction.update(record.ref, { statuses: statuses.toJsonWith(status) });
      if (lead) writeLeadOfChange(transaction, lead, seen.now);
      return { ...status, before: undoOf(before, lead?.lead.stage ?? null) };
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

/**
 * A plot by its number: of the draft, else of what visitors see. Nobody gets one that the draft
 * lacks, because the next publication takes it off the site. Whoever drops a plot reads its status
 * in a transaction, too.
 */
function namedPlot(
  number: string,
  { plots }: Layout,
  { publishedPlots }: StoredPlots,
  { state }: PlotChange,
): PlotName {
  const published: PlotName[] = JSON.parse(publishedPlots);
  const folded = foldPlotNumber(number);
  const isNamed = (plot: PlotName) => foldPlotNumber(plot.number) === folded;
  const named = plots.find(isNamed) ?? published.find(isNamed);
  if (!named) throw unknownPlot();
  // It may have got another number since it was published.
  const drafted = plots.find(({ id }) => id === named.id);
  if (!drafted && state !== 'available')
    throw new HttpProblem(422, `Plot ${number} is not in the layout any more. Add it again first.`);
  return drafted ?? named;
}

function unknownPlot(): HttpProblem {
  return new HttpProblem(404, 'This plot no longer exists. Reload the page.');
}
