import type { Stage } from '@theni/contract';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import type { StoredLead } from './stored-lead.ts';

/** Firestore takes 500 writes in one commit. */
export const DELETE_BATCH_SIZE = 300;

/** Deletes messages for good, one commit a call: whoever wants all calls until none is left. */
export class RetentionStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /** @param ids at most `DELETE_BATCH_SIZE` */
  async remove(ids: string[]): Promise<number> {
    const batch = this.#firestore.batch();
    for (const id of ids) batch.delete(this.#leads().doc(id));
    await batch.commit();
    return ids.length;
  }

  /** Spam as old as this lead, and older. @returns how many were deleted */
  removeSpam({ createdAt }: Pick<StoredLead, 'createdAt'>): Promise<number> {
    const spam = this.#leads().where('folder', '==', 'spam').where('createdAt', '<=', createdAt);
    return this.#removeFound(spam.orderBy('createdAt', 'desc'));
  }

  /** What came before in this stage. @returns how many were deleted */
  removeBefore(stage: Stage, before: Date): Promise<number> {
    const ofStage = this.#leads().where('stage', '==', stage);
    return this.#removeFound(ofStage.where('createdAt', '<', before.toISOString()));
  }

  /** What the owner had deleted before. @returns how many were deleted */
  removeDeleted(before: Date): Promise<number> {
    return this.#removeFound(this.#leads().where('deleted', '<', before.toISOString()));
  }

  async #removeFound(query: Query): Promise<number> {
    const { docs } = await query.limit(DELETE_BATCH_SIZE).select().get();
    return this.remove(docs.map(({ id }) => id));
  }

  #leads(): CollectionReference {
    return this.#firestore.collection('messages');
  }
}
