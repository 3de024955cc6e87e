import { HOME_ITEMS, type Item, type ItemChange } from '@theni/contract';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { createOnce } from '../create-once.ts';

/**
 * The records, `files/{_id}`, and `meta/files`, whose `Version` each write raises in the same commit,
 * so that a reader learns from one document whether anything has changed.
 */
export class ItemStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async version(): Promise<number> {
    const meta = await this.#meta().get();
    return meta.get('Version') ?? 0;
  }

  /** Newest first; items of the same instant by `_id`. */
  async all(): Promise<Item[]> {
    const records = await this.#firestore.collection('files').orderBy('CreatedAt', 'desc').get();
    return records.docs.map(toItem).sort(newestFirst);
  }

  async get(id: string): Promise<Item | undefined> {
    const record = await this.#record(id).get();
    return record.exists ? toItem(record) : undefined;
  }

  /** @returns false when an item of that `_id` is there already; then nothing has changed */
  create({ _id, ...fields }: Item): Promise<boolean> {
    const batch = this.#firestore.batch();
    batch.create(this.#record(_id), fields);
    this.#raiseVersion(batch);
    return createOnce(batch.commit());
  }

  change(id: string, change: ItemChange): Promise<Item | 'unknown' | 'too many pinned'> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!record.exists) return 'unknown';
      const item = toItem(record);
      if (change.Pinned && !item.Pinned && (await this.#pinned(transaction)) >= HOME_ITEMS) {
        return 'too many pinned';
      }
      const changed: Item = { ...item, ...definedFields(change) };
      if (changed.Alt === '') delete changed.Alt;
      const { _id, ...fields } = changed;
      transaction.set(record.ref, fields);
      this.#raiseVersion(transaction);
      return changed;
    });
  }

  /** @returns false when there was no such item */
  remove(id: string): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!record.exists) return false;
      transaction.delete(record.ref);
      this.#raiseVersion(transaction);
      return true;
    });
  }

  async #pinned(transaction: Transaction): Promise<number> {
    const pinned = this.#firestore.collection('files').where('Pinned', '==', true).select();
    return (await transaction.get(pinned)).size;
  }

  #raiseVersion(commit: { set: (...write: MetaWrite) => unknown }): void {
    commit.set(this.#meta(), { Version: FieldValue.increment(1) }, { merge: true });
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('files').doc(id);
  }

  #meta(): DocumentReference {
    return this.#firestore.collection('meta').doc('files');
  }
}

type MetaWrite = [DocumentReference, DocumentData, { merge: true }];

function toItem(record: { id: string; data(): DocumentData | undefined }): Item {
  return { _id: record.id, ...record.data() } as Item;
}

function newestFirst(a: Item, b: Item): number {
  return compare(b.CreatedAt, a.CreatedAt) || compare(a._id, b._id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function definedFields(change: ItemChange): Partial<Item> {
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Item>;
}
