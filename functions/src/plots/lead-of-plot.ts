import type { PlotChange, PlotStatus, Stage } from '@theni/contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { changed } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';

interface ChangeOfPlot {
  before: PlotStatus;
  after: PlotStatus;
  change: PlotChange;
}

/**
 * The lead whose stage goes along with a change of its plot: who gets the plot, else who had it.
 * A change back has the lead of the change before it, so there it is the other way round.
 * @returns undefined where the plot names no lead, or one that is gone: that stops nothing
 */
export async function readLead(
  transaction: Transaction,
  firestore: Firestore,
  { before, after, change }: ChangeOfPlot,
): Promise<{ before: { stage: Stage }; write: (now: Date) => void } | undefined> {
  const isBack = change.stage !== undefined;
  const id = isBack ? (before.messageId ?? after.messageId) : (after.messageId ?? before.messageId);
  if (id === null) return undefined;
  const record = await transaction.get(firestore.collection('messages').doc(id));
  const lead = record.data() as StoredLead | undefined;
  if (!lead) return undefined;
  const stage = change.stage ?? (after.state === 'booked' ? 'booked' : lead.stage);
  return {
    before: { stage: lead.stage },
    /** After the last read of the transaction. */
    write: (now) => {
      if (stage !== lead.stage) transaction.set(record.ref, changed(lead, { stage }, now));
    },
  };
}
