import type { PlotChange, PlotStatus, Stage } from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { withOwnerChange } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';

interface ChangeOfPlot {
  before: PlotStatus;
  after: PlotStatus;
  change: PlotChange;
}

interface LeadToUpdate {
  ref: DocumentReference;
  lead: StoredLead;
  /** Its stage after the change of its plot. */
  stage: Stage;
}

/**
 * Reads the lead whose stage follows a change of its plot.
 * @returns undefined where the plot names no lead, or one that is gone: that stops nothing
 */
export async function readLeadToUpdate(
  transaction: Transaction,
  firestore: Firestore,
  { before, after, change }: ChangeOfPlot,
): Promise<LeadToUpdate | undefined> {
  const id = leadIdOfChange(before, after, change.undo !== undefined);
  if (id === null) return undefined;
  const ref = firestore.collection('messages').doc(id);
  const lead = (await transaction.get(ref)).data() as StoredLead | undefined;
  return lead && { ref, lead, stage: stageAfter(lead.stage, after, change) };
}

/** Books the lead, or undoes that; to be called after the last read of the transaction. */
export function updateLeadStage(
  transaction: Transaction,
  { ref, lead, stage }: LeadToUpdate,
  now: Date,
): void {
  if (stage !== lead.stage) transaction.set(ref, withOwnerChange(lead, { stage }, now));
}

/**
 * The lead that gets the plot, or else the one that loses it. An undo looks at them the other way
 * round.
 */
function leadIdOfChange(before: PlotStatus, after: PlotStatus, isUndo: boolean): string | null {
  return isUndo ? (before.messageId ?? after.messageId) : (after.messageId ?? before.messageId);
}

function stageAfter(stage: Stage, after: PlotStatus, { undo }: PlotChange): Stage {
  if (undo) return undo.leadStage ?? stage;
  return after.state === 'booked' ? 'booked' : stage;
}
