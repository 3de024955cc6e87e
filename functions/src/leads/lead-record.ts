import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoredLead } from './stored-lead.ts';

export function leadIn(record: DocumentSnapshot): StoredLead | undefined {
  return record.data() as StoredLead | undefined;
}

/** @returns the changed lead, undefined when there is none or `change` makes nothing of it */
export function updateLead(
  record: DocumentReference,
  change: (lead: StoredLead) => StoredLead | undefined,
): Promise<StoredLead | undefined> {
  return record.firestore.runTransaction(async (transaction) => {
    const stored = leadIn(await transaction.get(record));
    const next = stored && change(stored);
    if (next) transaction.set(record, next);
    return next;
  });
}
