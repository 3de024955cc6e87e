import { HOME_ITEMS, type Item, type ItemChange, type NewItem } from '@theni/contract';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { createOnce } from '../create-once.ts';
import { MEDIA_FIELDS, type Media } from './process-media.ts';

/** An item with what the admin posted to make it, by which a repeated post is known. */
export interface ItemRecord {
  item: Item;
  posted: NewItem;
}

/** What lies in `files/{_id}`: the item, and two things that no answer carries. */
interface StoredFields extends Omit<Item, '_id'> {
  Posted?: NewItem;
  /** When its pictures were made, ISO 8601. */
  ProcessedAt?: string;
}

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
    return (await this.find(id))?.item;
  }

  async find(id: string): Promise<ItemRecord | undefined> {
    const record = await this.#record(id).get();
    if (!record.exists) return undefined;
    const item = toItem(record);
    // Records of before there was a `Posted` show what was posted.
    return { item, posted: record.get('Posted') ?? item };
  }

  /** @returns false when an item of that `_id` is there already; then nothing has changed */
  create({ item: { _id, ...item }, posted }: ItemRecord, ProcessedAt: string): Promise<boolean> {
    const batch = this.#firestore.batch();
    const fields: StoredFields = { ...item, Posted: posted, ProcessedAt };
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
      const fields: DocumentData = { ...record.data(), ...definedFields(change) };
      if (fields.Alt === '') delete fields.Alt;
      transaction.set(record.ref, fields);
      this.#raiseVersion(transaction);
      return toItem({ id, data: () => fields });
    });
  }

  /** When the pictures of each item were made, newest item first; `''` for the first version's. */
  async processedAt(): Promise<{ _id: string; ProcessedAt: string }[]> {
    const records = await this.#firestore.collection('files').orderBy('CreatedAt', 'desc').get();
    return records.docs.map((record) => ({
      _id: record.id,
      ProcessedAt: record.get('ProcessedAt') ?? '',
    }));
  }

  /** @returns false when the item is gone */
  replaceMedia(id: string, media: Media, ProcessedAt: string): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!record.exists) return false;
      const fields: DocumentData = { ...record.data() };
      for (const field of MEDIA_FIELDS) delete fields[field];
      transaction.set(record.ref, { ...fields, ...media, ProcessedAt });
      this.#raiseVersion(transaction);
      return true;
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
  const { Posted, ProcessedAt, ...item } = record.data() as StoredFields;
  return { _id: record.id, ...item };
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
