import { HOME_ITEMS, type Item, type ItemChange, type NewItem } from '@theni/contract';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { photosFollow } from '../storage/items-of-layout.ts';
import { newestFirst } from './order.ts';
import { PROCESSED_FIELDS, type ProcessedFiles } from './process-files.ts';

/**
 * What the admin posted, by which a repeated post is known, and what has become of it. Without an item the record is
 * pending: nobody sees it, and with `files` they are made.
 */
export interface ItemRecord {
  posted: NewItem;
  item?: Item;
  files?: ProcessedFiles;
}

/** What lies in `files/{_id}`: the item, and two things that no response carries. */
interface StoredFields extends Omit<Item, '_id'> {
  Posted?: NewItem;
  /** When its pictures were made, ISO 8601. */
  ProcessedAt?: string;
}

/** A pending record in `files/{_id}`. It has no `CreatedAt`, so that lists, which go by that, never meet it. */
interface PendingFields {
  Posted: NewItem;
  /** ISO 8601, of the last post. */
  PendingSince: string;
  /** What processing has made. */
  Media?: ProcessedFiles;
}

/**
 * The records, `files/{_id}`, and `meta/files`, whose `Version` each write raises in the same commit,
 * so that a reader learns from one document whether anything has changed. Who changes a record by hand, in Firebase's console, raises it too:
 * else the lists stay as they were.
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

  /** Newest first. */
  async all(): Promise<Item[]> {
    const records = await this.#firestore.collection('files').orderBy('CreatedAt', 'desc').get();
    return records.docs.map(toItem).sort(newestFirst);
  }

  async get(id: string): Promise<Item | undefined> {
    return (await this.find(id))?.item;
  }

  async find(id: string): Promise<ItemRecord | undefined> {
    return toRecord(await this.#record(id).get());
  }

  /** Writes a pending record, or renews it. @returns what there is now; an item stays as it is */
  begin(id: string, Posted: NewItem, PendingSince: string): Promise<ItemRecord> {
    return this.#firestore.runTransaction(async (transaction) => {
      const known = toRecord(await transaction.get(this.#record(id)));
      if (known?.item) return known;
      const files = known && haveSameFiles(known.posted, Posted) ? known.files : undefined;
      const fields: PendingFields = { Posted, PendingSince, ...(files && { Media: files }) };
      transaction.set(this.#record(id), fields);
      return { posted: Posted, ...(files && { files }) };
    });
  }

  /** Notes the made files of a pending record; of identical posts the first one's. @returns what there is now */
  keepFiles(id: string, posted: NewItem, files: ProcessedFiles): Promise<ItemRecord | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const known = toRecord(await transaction.get(this.#record(id)));
      if (!known || known.item || known.files || !isSamePost(known.posted, posted)) return known;
      transaction.update(this.#record(id), { Media: files });
      return { posted, files };
    });
  }

  /** Makes the pending record of these files an item. @returns what there is now */
  show(
    id: string,
    { posted, files }: Required<Pick<ItemRecord, 'posted' | 'files'>>,
    CreatedAt: string,
  ): Promise<(ItemRecord & { isNew: boolean }) | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const known = toRecord(await transaction.get(this.#record(id)));
      if (!known) return undefined;
      if (known.item || !isSamePost(known.posted, posted)) return { ...known, isNew: false };
      const { Location, Service, Project } = posted;
      const about = { Location, Service, ...(Project && { Project }) };
      const shown = { ...about, ...files, Pinned: false, CreatedAt };
      const fields: StoredFields = { ...shown, Posted: posted, ProcessedAt: CreatedAt };
      const photos = { ids: [id], from: [], to: Project ?? '' };
      await photosFollow(transaction, this.#firestore, photos);
      transaction.set(this.#record(id), fields);
      this.#raiseVersion(transaction);
      return { posted, item: { _id: id, ...shown }, isNew: true };
    });
  }

  /** Takes back the pending record of a post of which nothing was made. @returns what there is now */
  withdraw(id: string, posted: NewItem): Promise<ItemRecord | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const known = toRecord(await transaction.get(this.#record(id)));
      if (!known || known.item || known.files || !isSamePost(known.posted, posted)) return known;
      transaction.delete(this.#record(id));
      return undefined;
    });
  }

  /** Deletes pending records that nobody has posted again since `time`, ISO 8601. */
  async deletePending(time: string): Promise<void> {
    const pending = this.#firestore.collection('files').where('PendingSince', '<=', time);
    for (const { ref } of (await pending.select().get()).docs) {
      await this.#firestore.runTransaction(async (transaction) => {
        const record = await transaction.get(ref);
        // It may be posted again at this moment.
        if (record.get('PendingSince') <= time) transaction.delete(ref);
      });
    }
  }

  /** @returns the item as it is now; undefined when there is none */
  change(id: string, change: ItemChange): Promise<Item | 'too many pinned' | undefined> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!toRecord(record)?.item) return undefined;
      const isNewlyPinned = change.Pinned && !record.get('Pinned');
      if (isNewlyPinned && (await this.#pinned(transaction)) >= HOME_ITEMS)
        return 'too many pinned';
      const { Project = '' } = toItem(record);
      const photos = { ids: [id], from: [Project], to: change.Project ?? Project };
      if (photos.to !== Project) await photosFollow(transaction, this.#firestore, photos);
      const fields: DocumentData = { ...record.data(), ...change };
      if (fields.Project === '') delete fields.Project;
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

  /** Does nothing when the item is gone. */
  replaceFiles(id: string, files: ProcessedFiles): Promise<void> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (!toRecord(record)?.item) return;
      const fields: DocumentData = { ...record.data() };
      for (const field of PROCESSED_FIELDS) delete fields[field];
      transaction.set(record.ref, { ...fields, ...files });
      this.#raiseVersion(transaction);
    });
  }

  /** Does nothing when the item is gone. */
  setProcessedAt(id: string, ProcessedAt: string): Promise<void> {
    return this.#firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(this.#record(id));
      if (toRecord(record)?.item) transaction.update(record.ref, { ProcessedAt });
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

function toRecord(record: DocumentSnapshot): ItemRecord | undefined {
  if (!record.exists) return undefined;
  if (record.get('CreatedAt') === undefined) {
    const { Posted, Media } = record.data() as PendingFields;
    return { posted: Posted, ...(Media && { files: Media }) };
  }
  const item = toItem(record);
  // Records of before there was a `Posted` show what was posted.
  return { item, posted: record.get('Posted') ?? item };
}

const FILE_FIELDS = ['FileUrl', 'FileType', 'PosterUrl'] as const;

export function isSamePost(one: NewItem, other: NewItem): boolean {
  return (
    one.Location === other.Location && one.Service === other.Service && haveSameFiles(one, other)
  );
}

function haveSameFiles(one: NewItem, other: NewItem): boolean {
  return FILE_FIELDS.every((field) => one[field] === other[field]);
}
