import { dayOf } from '@theni/contract/times';
import { Mutex } from 'async-mutex';
import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore';
import { countInDigest } from '../delivery/digest-store.ts';
import { inTransaction } from '../in-transaction.ts';
import { isHeldBack, withFolderAndDueTime } from './lead-states.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';
import type { StoredLead } from './stored-lead.ts';

/** Leads one by one, `messages/{id}`. What becomes of a lead is in `lead-states.ts`. */
export class LeadStore {
  readonly #firestore: Firestore;
  /** One at a time: a few instances contend for the totals, not hundreds of requests. */
  readonly #mutex = new Mutex();

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async get(id: string): Promise<StoredLead | undefined> {
    return (await this.#leads().doc(id).get()).data();
  }

  /** Stores a lead and counts it, in one transaction: what is counted is stored. */
  add(id: string, lead: StoredLead, now: Date): Promise<'added' | 'known' | 'full'> {
    return this.#mutex.runExclusive(() =>
      inTransaction(this.#firestore, async (transaction) => {
        // Spam and floods have totals of their own, so that they use up none of the others' room.
        const isHeld = isHeldBack(lead.verdict);
        const totals = this.#firestore.doc(isHeld ? 'totals/heldBack' : 'totals/messages');
        const record = this.#firestore.collection('messages').doc(id);
        const [known, counter] = await transaction.getAll(record, totals);
        if (known?.exists) return 'known';
        const counts = countMessage(counter?.data(), now);
        if (counts.ofDay > MESSAGE_LIMITS.storedPerDay) return 'full';
        const isOver = !isHeld && counts.ofHour > MESSAGE_LIMITS.mailedOneByOnePerHour;
        const stored: StoredLead = { ...lead, ...(isOver && { mailState: 'in-digest' }) };
        transaction.set(totals, counts);
        transaction.create(record, withFolderAndDueTime(stored, now));
        countInDigest(transaction, this.#firestore, stored);
        return 'added';
      }),
    );
  }

  /** @returns the changed lead, undefined when there is none or `change` makes nothing of it */
  update(
    id: string,
    change: (lead: StoredLead) => StoredLead | undefined,
  ): Promise<StoredLead | undefined> {
    const record = this.#leads().doc(id);
    return inTransaction(this.#firestore, async (transaction) => {
      const stored = (await transaction.get(record)).data();
      const next = stored && change(stored);
      if (next) transaction.set(record, next);
      return next;
    });
  }

  /**
   * The ids of those that are to be mailed or to ring. Of too many, those that became due last: so
   * new leads are mailed before those that have failed already.
   */
  async dueIds(now: Date, limit: number): Promise<string[]> {
    const due = this.#leads().where('dueAt', '<=', now.toISOString()).orderBy('dueAt', 'desc');
    return (await due.limit(limit).select().get()).docs.map(({ id }) => id);
  }

  /** The ids of all messages with one of these numbers and addresses, deleted ones and spam too. */
  async idsOf(contactKeys: string[]): Promise<string[]> {
    if (contactKeys.length === 0) return [];
    const theirs = this.#leads().where('contactKeys', 'array-contains-any', contactKeys);
    return (await theirs.select().get()).docs.map(({ id }) => id);
  }

  #leads(): CollectionReference<StoredLead> {
    return this.#firestore.collection('messages') as CollectionReference<StoredLead>;
  }
}

/** The totals of this day and hour, with one more. */
function countMessage(counts: DocumentData = {}, now: Date) {
  const day = dayOf(now);
  const hour = now.toISOString().slice(0, 13);
  const ofDay = counts.day === day ? counts.ofDay : 0;
  const ofHour = counts.hour === hour ? counts.ofHour : 0;
  return { day, ofDay: ofDay + 1, hour, ofHour: ofHour + 1 };
}
