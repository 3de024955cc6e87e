import { BOOKED_KEEP_DAYS, daysBefore, STAGES, type Stage } from '@theni/contract';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { inTransaction } from '../in-transaction.ts';
import { restorableSince } from '../restorable.ts';
import type { StoredLead } from './stored-lead.ts';

/** Firestore takes 500 writes in one commit. */
const DELETE_BATCH_SIZE = 300;

/** Deletes messages for good: when their time is over, or when the owner says so. */
export class LeadDeletion {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
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
    const ofStage = this.#leads().where('stage', '==', stage);
    return this.#removeFound(ofStage.where('createdAt', '<', before.toISOString()));
  }

  /** Deletes leads that cannot be restored any more. @returns how many were deleted */
  removeDeleted(now: Date): Promise<number> {
    return this.#removeFound(this.#leads().where('deleted', '<=', restorableSince(now)));
  }

  /**
   * In transactions: a lead that is changed meanwhile, and is not to be deleted any more, stays.
   */
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

  #leads(): CollectionReference {
    return this.#firestore.collection('messages');
  }
}

/** Deletes for good what the owner deleted a day ago, and what is kept long enough. */
export async function deleteExpired({
  config,
  leadDeletion,
  now,
}: Pick<Dependencies, 'config' | 'leadDeletion' | 'now'>): Promise<void> {
  const at = now();
  const { keepMessagesDays } = config.site;
  let count = await leadDeletion.removeDeleted(at);
  for (const stage of STAGES) {
    const days =
      stage === 'booked' ? Math.max(BOOKED_KEEP_DAYS, keepMessagesDays) : keepMessagesDays;
    count += await leadDeletion.removeBefore(stage, daysBefore(at, days));
  }
  if (count > 0) info('expired messages deleted', { count });
}
