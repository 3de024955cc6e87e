import type { LeadChange } from '@theni/contract';
import { Mutex } from 'async-mutex';
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { countAnnouncement } from '../delivery/announcement-store.ts';
import { leadIn, updateLead } from './lead-record.ts';
import { isSpam, withFolderAndDueTime, withOwnerChange } from './lead-states.ts';
import { countMessage, MESSAGE_LIMITS } from './lead-totals.ts';
import type { StoredLead } from './stored-lead.ts';

/** What comes in, and what the owner does with one lead, `messages/{id}`. */
export class LeadStore {
  readonly #firestore: Firestore;
  /** One at a time: a few instances contend for the totals, not hundreds of requests. */
  readonly #mutex = new Mutex();

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async get(id: string): Promise<StoredLead | undefined> {
    return leadIn(await this.#record(id).get());
  }

  /** Stores a lead and counts it, in one transaction: what is counted is stored. */
  add(id: string, lead: StoredLead, now: Date): Promise<'added' | 'known' | 'full'> {
    return this.#mutex.runExclusive(() =>
      this.#firestore.runTransaction(async (transaction) => {
        const kind = isSpam(lead.verdict) ? 'spam' : 'messages';
        const totals = this.#firestore.collection('limits').doc(kind);
        const [record, counter] = await transaction.getAll(this.#record(id), totals);
        if (record?.exists) return 'known';
        const counts = countMessage(counter?.data(), now);
        if (counts.ofDay > MESSAGE_LIMITS.storedPerDay) return 'full';
        const isOver = kind === 'messages' && counts.ofHour > MESSAGE_LIMITS.mailedPerHour;
        const stored: StoredLead = { ...lead, ...(isOver && { mailState: 'announced' }) };
        transaction.set(totals, counts);
        transaction.create(this.#record(id), withFolderAndDueTime(stored, now));
        countAnnouncement(transaction, this.#firestore, stored);
        return 'added';
      }),
    );
  }

  /** @returns the lead as it is now, or undefined when there is none */
  change(id: string, change: LeadChange, now: Date): Promise<StoredLead | undefined> {
    return updateLead(this.#record(id), (lead) => withOwnerChange(lead, change, now));
  }

  /** Marks a lead as deleted, which the owner can undo for a day. @returns whether there is one */
  async delete(id: string, now: Date): Promise<boolean> {
    const deleted = now.toISOString();
    const mark = (lead: StoredLead) =>
      withFolderAndDueTime({ ...lead, deleted: lead.deleted ?? deleted }, now);
    return (await updateLead(this.#record(id), mark)) !== undefined;
  }

  /** The ids of all messages with one of these numbers and addresses, deleted ones and spam too. */
  async idsOf(contactKeys: string[]): Promise<string[]> {
    if (contactKeys.length === 0) return [];
    const theirs = this.#leads().where('contactKeys', 'array-contains-any', contactKeys);
    return (await theirs.select().get()).docs.map(({ id }) => id);
  }

  #leads(): CollectionReference {
    return this.#firestore.collection('messages');
  }

  #record(id: string): DocumentReference {
    return this.#leads().doc(id);
  }
}
