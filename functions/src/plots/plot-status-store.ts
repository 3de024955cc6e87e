import {
  type Layout,
  type PlotChange,
  type PlotChangeResponse,
  type PlotName,
  type PlotStateResponse,
  type PlotStatus,
  parseStoredLayout,
  type Stage,
} from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpProblem, notFound } from '../http/problem.ts';
import { inTransaction } from '../in-transaction.ts';
import { withOwnerChange } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { newRevision } from '../revisions.ts';
import { type PlotsDocument, plotsCollection, statusAt, statusesIn } from './plots-document.ts';

/** Who has which plot, in `plots/{slug}` (`plots-document.ts`): live without a publication. */
export class PlotStatusStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /**
   * Changes who has a plot, and the stage of its lead. Of two tabs the faster one wins, even with
   * the same state: they may mean two buyers.
   * @throws {HttpProblem} 404 for an unknown plot, 412 for another revision, such as that of a
   * hold's end, 422 for a plot that the draft lacks: it may be made available and no more
   */
  change(
    slug: string,
    plotId: string,
    change: PlotChange,
    { expectedRevision, now }: { expectedRevision: string; now: Date },
  ): Promise<PlotChangeResponse> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const [draft, record] = await Promise.all([
        transaction.get(this.#firestore.collection('layouts').doc(slug)),
        transaction.get(plotsCollection(this.#firestore).doc(slug)),
      ]);
      const stored = record.data();
      if (!draft.exists || draft.get('deletedAt') !== undefined || !stored) throw notFound('plot');
      const plot = namedPlot(plotId, parseStoredLayout(draft.get('layout')), stored, change);
      const statuses = statusesIn(stored, now);
      const before = statuses.statusOf(plot);
      if (before.revision !== expectedRevision)
        throw new HttpProblem(
          412,
          'This plot was changed a moment ago, or its hold has ended. Check its status again.',
        );
      const after = changedStatus(before, change);
      const lead = await this.#readLead(transaction, leadIdOf(before, after, change));
      // A change that takes another one back may bring back a hold that has ended meanwhile.
      const status = statusAt({ ...after, revision: newRevision() }, now);
      transaction.update(record.ref, { statuses: statuses.allWith(status) });
      if (lead) {
        const stage = stageAfter(lead, after, change);
        if (stage !== lead.stage)
          transaction.set(this.#lead(lead.id), withOwnerChange(lead, { stage }, now));
      }
      return { ...status, undo: undoOf(before, lead?.stage ?? null) };
    });
  }

  /** Reads one document. @returns undefined for a layout that is not public */
  async publicStates(slug: string, now: Date): Promise<PlotStateResponse[] | undefined> {
    const plots = (await plotsCollection(this.#firestore).doc(slug).get()).data();
    if (!plots || plots.publishedVersion === null) return undefined;
    const statuses = statusesIn(plots, now);
    return plots.publishedPlots.map((plot) => ({
      number: plot.number,
      state: statuses.publicStateOf(plot),
    }));
  }

  /** Takes these messages from every plot that names one. @returns how many plots named one */
  async forgetMessages(ids: string[]): Promise<number> {
    const all = plotsCollection(this.#firestore);
    let count = 0;
    for (const { id } of (await all.select().get()).docs)
      count += await inTransaction(this.#firestore, 'layouts', async (transaction) => {
        const record = await transaction.get(all.doc(id));
        const before = record.data()?.statuses ?? [];
        const isTheirs = ({ messageId }: PlotStatus) =>
          messageId !== null && ids.includes(messageId);
        const named = before.filter(isTheirs).length;
        if (named === 0) return 0;
        // Other revisions: an Undo that is still offered would bring the message's id back.
        const forgotten = () => ({ messageId: null, revision: newRevision() });
        const statuses = before.map((status) =>
          isTheirs(status) ? { ...status, ...forgotten() } : status,
        );
        transaction.update(record.ref, { statuses });
        return named;
      });
    return count;
  }

  /** @returns undefined for a plot without a lead, and for a lead that is gone: that stops nothing */
  async #readLead(transaction: Transaction, id: string | null): Promise<StoredLead | undefined> {
    return id === null ? undefined : (await transaction.get(this.#lead(id))).data();
  }

  #lead(id: string) {
    return this.#firestore.doc(`messages/${id}`) as DocumentReference<StoredLead, StoredLead>;
  }
}

/**
 * A plot by its id: of the draft, else of what visitors see. Nobody gets one that the draft lacks,
 * because the next publication takes it off the site. Whoever drops a plot reads its status in a
 * transaction, too.
 */
function namedPlot(
  plotId: string,
  { plots }: Layout,
  { publishedPlots }: PlotsDocument,
  { state }: PlotChange,
): PlotName {
  const isNamed = ({ id }: PlotName) => id === plotId;
  const drafted = plots.find(isNamed);
  const named = drafted ?? publishedPlots.find(isNamed);
  if (!named) throw notFound('plot');
  if (!drafted && state !== 'available')
    throw new HttpProblem(
      422,
      `Plot ${named.number} is not in the layout any more. Add it again first.`,
    );
  return named;
}

/** What the change does not name stays. @throws {HttpProblem} 400 for a hold without an end */
function changedStatus(before: PlotStatus, change: PlotChange): PlotStatus {
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

/**
 * The lead that gets the plot, or else the one that loses it. The latter keeps its stage, which the
 * answer's `undo` names, unless the change is an Undo: what is undone gave that lead the plot.
 */
function leadIdOf(before: PlotStatus, after: PlotStatus, { stage }: PlotChange): string | null {
  const isUndo = stage !== undefined;
  return isUndo ? (before.messageId ?? after.messageId) : (after.messageId ?? before.messageId);
}

/** Only an Undo names a stage. */
function stageAfter(
  lead: StoredLead,
  { state, messageId }: PlotStatus,
  { stage }: PlotChange,
): Stage {
  if (stage !== undefined) return stage ?? lead.stage;
  return state === 'booked' && messageId === lead.id ? 'booked' : lead.stage;
}

/** The change that makes a plot, and the stage of its lead, what they were. */
function undoOf({ state, heldUntil, messageId }: PlotStatus, stage: Stage | null): PlotChange {
  return { state, messageId, ...(heldUntil !== null && { heldUntil }), stage };
}
