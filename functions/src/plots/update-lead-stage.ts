import type { PlotChange, PlotStatus, Stage } from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { withOwnerChange } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';

interface ChangeOfPlot {
  before: PlotStatus;
  after: PlotStatus;
  change: PlotChange;
}

interface LeadOfChange {
  ref: DocumentReference;
  lead: StoredLead;
  /** Its stage after the change of its plot. */
  stage: Stage;
}

/**
 * Reads the lead that gets a plot by a change, or else the one that loses it. The latter keeps
 * its stage, unless the change is an Undo; it is read all the same, because the answer's `undo`
 * names its stage.
 * @returns undefined where the plot names no lead, or one that is gone: that stops nothing
 */
export async function readLeadOfChange(
  transaction: Transaction,
  firestore: Firestore,
  { before, after, change }: ChangeOfPlot,
): Promise<LeadOfChange | undefined> {
  const id = leadIdOfChange(before, after, change.stage !== undefined);
  if (id === null) return undefined;
  const ref = firestore.collection('messages').doc(id);
  const lead = (await transaction.get(ref)).data() as StoredLead | undefined;
  if (!lead) return undefined;
  const getsBooked = after.state === 'booked' && after.messageId === id;
  return { ref, lead, stage: stageAfter(lead.stage, getsBooked, change) };
}

/** Writes the lead's stage. The transaction must have read everything before. */
export function updateLeadStage(
  transaction: Transaction,
  { ref, lead, stage }: LeadOfChange,
  now: Date,
): void {
  if (stage !== lead.stage) transaction.set(ref, withOwnerChange(lead, { stage }, now));
}

/**
 * The lead that gets the plot, or else the lead that loses it. An Undo gives a stage back to the
 * lead that loses the plot: the change that is undone gave that lead the plot.
 */
function leadIdOfChange(before: PlotStatus, after: PlotStatus, isUndo: boolean): string | null {
  return isUndo ? (before.messageId ?? after.messageId) : (after.messageId ?? before.messageId);
}

/** Only an Undo names a stage. */
function stageAfter(before: Stage, getsBooked: boolean, { stage }: PlotChange): Stage {
  if (stage !== undefined) return stage ?? before;
  return getsBooked ? 'booked' : before;
}
