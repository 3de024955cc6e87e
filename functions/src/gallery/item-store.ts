import { HOME_ITEMS, type Item, type ItemChange } from '@theni/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { movePhoto, raiseVersion } from '../storage/items-of-layout.ts';

const ANY_ADDRESSES = /"https?:\/\/[^"/]+\/v0\/b\/[^"/]+\/o\//g;

/**
 * The records, `files/{_id}`, and `meta/files`, whose `Version` each write raises in the same commit, so that a reader
 * learns from one document whether anything has changed. Who changes a record by hand, in Firebase's console, raises it
 * too: else the lists stay as they were.
 */
export class ItemStore {
  readonly #firestore: Firestore;
  readonly #addresses: string | undefined;

  /** @param addresses what those of this project's files begin with: records may come out of another project's backup */
  constructor(firestore: Firestore, addresses?: string) {
    this.#firestore = firestore;
    this.#addresses = addresses;
  }

  async version(): Promise<number> {
    return (await this.#firestore.doc('meta/files').get()).get('Version') ?? 0;
  }

  /** Newest first. */
  async all(): Promise<Item[]> {
    const records = await this.#firestore.collection('files').orderBy('CreatedAt', 'desc').get();
    return records.docs.flatMap((record) => this.#toItem(record));
  }

  async get(id: string): Promise<Item | undefined> {
    return this.#toItem(await this.#record(id).get())[0];
  }

  /** One that is there already stays as it is. */
  create(id: string, fields: Omit<Item, '_id'>): Promise<{ item: Item; created: boolean }> {
    return this.#firestore.runTransaction(async (transaction) => {
      const [known] = this.#toItem(await transaction.get(this.#record(id)));
      if (known) return { item: known, created: false };
      const move = { id, from: '', to: fields.Project ?? '' };
      await movePhoto(transaction, this.#firestore, move);
      transaction.set(this.#record(id), fields);
      raiseVersion(transaction, this.#firestore);
      return { item: { _id: id, ...fields }, created: true };
    });
  }

  /** @returns the item as it is now; undefined when there is none */
  change(id: string, change: ItemChange): Promise<Item | 'too many pinned' | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const [item] = this.#toItem(await transaction.get(this.#record(id)));
      if (!item) return undefined;
      if (change.Pinned && !item.Pinned && (await this.#pinned(transaction)) >= HOME_ITEMS)
        return 'too many pinned';
      const { _id, ...fields } = { ...item, ...change };
      const from = item.Project ?? '';
      await movePhoto(transaction, this.#firestore, { id, from, to: change.Project ?? from });
      if (fields.Project === '') delete fields.Project;
      transaction.set(this.#record(id), fields);
      raiseVersion(transaction, this.#firestore);
      return { _id, ...fields };
    });
  }

  /** @returns false when there was no such item */
  remove(id: string): Promise<boolean> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!record.exists) return false;
      transaction.delete(record.ref);
      raiseVersion(transaction, this.#firestore);
      return true;
    });
  }

  async #pinned(transaction: Transaction): Promise<number> {
    const pinned = this.#firestore.collection('files').where('Pinned', '==', true).select();
    return (await transaction.get(pinned)).size;
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('files').doc(id);
  }

  #toItem(record: DocumentSnapshot): [Item] | [] {
    if (!record.exists) return [];
    const item = JSON.stringify({ _id: record.id, ...record.data() });
    const own = this.#addresses;
    return [JSON.parse(own ? item.replaceAll(ANY_ADDRESSES, `"${own}`) : item)];
  }
}
