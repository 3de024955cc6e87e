import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { updateLead } from './lead-record.ts';
import { claimed, mailTried, notMailed, ringFailed, settled } from './lead-states.ts';
import type { MailOutcome } from './mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/** What the job of every minute reads and writes of `messages`. */
export class DeliveryStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** The ids of those that are due; of too many, those that became due last. */
  async dueIds(now: Date, limit: number): Promise<string[]> {
    const leads = this.#firestore.collection('messages');
    const due = leads.where('dueAt', '<=', now.toISOString()).orderBy('dueAt', 'desc');
    return (await due.limit(limit).select().get()).docs.map(({ id }) => id);
  }

  /** Keeps other runs from it for two minutes. @returns undefined when another was faster */
  claim(id: string, now: Date): Promise<StoredLead | undefined> {
    return updateLead(this.#record(id), (lead) => claimed(lead, now));
  }

  /** Counts a try. @returns the lead as it is now, undefined when nothing has changed */
  noteMail(id: string, outcome: MailOutcome, now: Date): Promise<StoredLead | undefined> {
    return updateLead(this.#record(id), (lead) => mailTried(lead, outcome, now));
  }

  async noteNotMailed(id: string, reason: string, now: Date): Promise<void> {
    await updateLead(this.#record(id), (lead) => notMailed(lead, reason, now));
  }

  async noteRing(ids: string[], now: Date): Promise<void> {
    const rungAt = now.toISOString();
    await this.#updateAll(ids, (lead) => settled({ ...lead, rungAt }, now));
  }

  /** Counts a try of leads that wait for the ring alone. */
  async noteFailedRing(ids: string[], now: Date): Promise<void> {
    await this.#updateAll(ids, (lead) => ringFailed(lead, now));
  }

  async #updateAll(ids: string[], change: (lead: StoredLead) => StoredLead): Promise<void> {
    await Promise.all(ids.map((id) => updateLead(this.#record(id), change)));
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('messages').doc(id);
  }
}
