import type { Stage } from '@theni/contract';
import type { CollectionReference, Firestore, Query } from 'firebase-admin/firestore';
import type { StoredLead } from './stored-lead.ts';

/** Firestore takes 500 writes in one commit. */
const DELETE_BATCH_SIZE = 300;

/** Deletes messages for good. */
export class RetentionStore {
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
    const { docs } = await query.select().get();
    await this.remove(docs.map(({ id }) => id));
    return docs.length;
  }

  #leads(): CollectionReference {
    return this.#firestore.collection('messages');
  }
}
