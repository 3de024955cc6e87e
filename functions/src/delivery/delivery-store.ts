import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { updateLead } from '../leads/lead-record.ts';
import {
  afterClaim,
  afterFailedRing,
  afterMailTry,
  afterNoMail,
  withFolderAndDueTime,
} from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** What the job of every minute reads and writes of `messages`. */
export class DeliveryStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /**
   * The ids of those that are due. Of too many, those that became due last: so new leads are mailed
   * before those that have failed already.
   */
  async dueIds(now: Date, limit: number): Promise<string[]> {
    const leads = this.#firestore.collection('messages');
    const due = leads.where('dueAt', '<=', now.toISOString()).orderBy('dueAt', 'desc');
    return (await due.limit(limit).select().get()).docs.map(({ id }) => id);
  }

  /** Keeps other runs from it for two minutes. @returns undefined when another was faster */
  claim(id: string, now: Date): Promise<StoredLead | undefined> {
    return updateLead(this.#record(id), (lead) => afterClaim(lead, now));
  }

  /** Counts a try. @returns the lead as it is now, undefined when nothing has changed */
  noteMail(id: string, outcome: MailOutcome, now: Date): Promise<StoredLead | undefined> {
    return updateLead(this.#record(id), (lead) => afterMailTry(lead, outcome, now));
  }

  async noteNotMailed(id: string, reason: string, now: Date): Promise<void> {
    await updateLead(this.#record(id), (lead) => afterNoMail(lead, reason, now));
  }

  async noteRing(ids: string[], now: Date): Promise<void> {
    const rungAt = now.toISOString();
    await this.#updateAll(ids, (lead) => withFolderAndDueTime({ ...lead, rungAt }, now));
  }

  /** Counts a try of leads that wait for the ring alone. */
  async noteFailedRing(ids: string[], now: Date): Promise<void> {
    await this.#updateAll(ids, (lead) => afterFailedRing(lead, now));
  }

  async #updateAll(ids: string[], change: (lead: StoredLead) => StoredLead): Promise<void> {
    await Promise.all(ids.map((id) => updateLead(this.#record(id), change)));
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('messages').doc(id);
  }
}
