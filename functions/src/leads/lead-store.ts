import { dayOf, type Stage } from '@theni/contract';
import type { CollectionReference, DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import { noteForListing } from '../delivery/listing-store.ts';
import { inTransaction } from '../in-transaction.ts';
import { restorableSince } from '../restorable.ts';
import { isHeldBack, withFolderAndDueTime } from './lead-states.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';
import type { StoredLead } from './stored-lead.ts';

/** Storing it gives it its id and its time. */
export type NewLead = Omit<StoredLead, 'id' | 'createdAt'>;

/** A message may have 15 KB, and a transaction 10 MiB. */
const UPDATE_BATCH_SIZE = 200;

/** Firestore takes 500 writes in one commit. */
const DELETE_BATCH_SIZE = 300;

/** Leads, `messages/{id}`. What becomes of a lead is in `lead-states.ts`. */
export class LeadStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async get(id: string): Promise<StoredLead | undefined> {
    return (await this.#leads().doc(id).get()).data();
  }

  /**
   * Stores a lead and counts it, in one transaction: what is counted is stored. It has come when it
   * is stored, however long it has waited for that: so nothing comes before what the owner has seen.
   */
  add(id: string, lead: NewLead, now: () => Date): Promise<'added' | 'known' | 'full'> {
    // Spam and floods have totals of their own, so that they use up none of the others' room.
    const total = isHeldBack(lead.verdict) ? 'heldBack' : 'messages';
    return inTransaction(this.#firestore, total, async (transaction) => {
      const totals = this.#firestore.doc(`totals/${total}`);
      const record = this.#leads().doc(id);
      const [known, counter] = await transaction.getAll(record, totals);
      if (known?.exists) return 'known';
      const at = now();
      const counts = countMessage(counter?.data(), at);
      if (counts.ofDay > MESSAGE_LIMITS.storedPerDay) return 'full';
      const isOver = total === 'messages' && counts.ofHour > MESSAGE_LIMITS.mailedOneByOnePerHour;
      const stored = { ...lead, ...(isOver && { mailState: 'to-list' as const }) };
      const createdAt = at.toISOString();
      transaction.set(totals, counts);
      transaction.create(record, withFolderAndDueTime({ ...stored, id, createdAt }, at));
      if (isOver || lead.verdict === 'flood')
        noteForListing(transaction, this.#firestore, createdAt);
      return 'added';
    });
  }

  /** @returns the changed lead, undefined when there is none or `change` makes nothing of it */
  update(
    id: string,
    change: (lead: StoredLead) => StoredLead | undefined,
  ): Promise<StoredLead | undefined> {
    const record = this.#leads().doc(id);
    return inTransaction(this.#firestore, 'leads', async (transaction) => {
      const stored = (await transaction.get(record)).data();
      const next = stored && change(stored);
      if (next) transaction.set(record, next);
      return next;
    });
  }

  /** Changes many, some in each transaction; those that are gone, or need no change, stay so. */
  async updateAll(
    ids: string[],
    change: (lead: StoredLead) => StoredLead | undefined,
  ): Promise<void> {
    for (let start = 0; start < ids.length; start += UPDATE_BATCH_SIZE) {
      const records = ids
        .slice(start, start + UPDATE_BATCH_SIZE)
        .map((id) => this.#leads().doc(id));
      await inTransaction(this.#firestore, 'leads', async (transaction) => {
        for (const record of await transaction.getAll(...records)) {
          const stored = record.data();
          const next = stored && change(stored);
          if (next) transaction.set(record.ref, next);
        }
      });
    }
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

  async remove(ids: string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += DELETE_BATCH_SIZE) {
      const batch = this.#firestore.batch();
      for (const id of ids.slice(start, start + DELETE_BATCH_SIZE))
        batch.delete(this.#leads().doc(id));
      await batch.commit();
    }
  }

  /** Deletes leads under Spam, up to and with the time of this one. @returns how many there were */
  removeSpam({ createdAt }: Pick<StoredLead, 'createdAt'>): Promise<number> {
    const spam = this.#leads().where('folder', '==', 'spam').where('createdAt', '<=', createdAt);
    return this.#removeFound(spam.orderBy('createdAt', 'desc'));
  }

  /** Deletes leads of this stage that came before this time. @returns how many were deleted */
  removeBefore(stage: Stage, before: Date): Promise<number> {
    // stage, createdAt
    const ofStage = this.#leads().where('stage', '==', stage);
    return this.#removeFound(ofStage.where('createdAt', '<', before.toISOString()));
  }

  /** Deletes leads that cannot be restored any more. @returns how many were deleted */
  removeDeleted(now: Date): Promise<number> {
    return this.#removeFound(this.#leads().where('deleted', '<=', restorableSince(now)));
  }

  /** In transactions: a lead that is changed meanwhile, and is not to be deleted any more, stays. */
  async #removeFound(query: Query): Promise<number> {
    for (let count = 0; ; ) {
      const removed = await inTransaction(this.#firestore, 'leads', async (transaction) => {
        const { docs } = await transaction.get(query.select().limit(DELETE_BATCH_SIZE));
        for (const { ref } of docs) transaction.delete(ref);
        return docs.length;
      });
      count += removed;
      if (removed < DELETE_BATCH_SIZE) return count;
    }
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
