import { HOME_ITEMS, type Item, type ItemChange } from '@theni/contract';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';
import { inTransaction } from '../in-transaction.ts';
import { MissingObject, type ObjectStore } from '../storage/object-store.ts';
import {
  type GalleryRevision,
  galleryRevisionIn,
  raiseGalleryRevision,
  readGalleryRevision,
  toGalleryRevision,
} from './gallery-revision.ts';
import { movePhoto } from './photos-of-layout.ts';
import type { ItemFileFields } from './process-files.ts';

/**
 * `files/{_id}`; `processedFiles/{_id}` as long as there is no item yet; and `meta/files`
 * (`gallery-revision.ts`). After a change by hand the revision must be raised by hand, there and in
 * the item.
 */
export class ItemStore {
  readonly #firestore: Firestore;

  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async galleryRevision(): Promise<GalleryRevision> {
    return toGalleryRevision(await galleryRevisionIn(this.#firestore).get());
  }

  async all(): Promise<Item[]> {
    return (await this.#firestore.collection('files').get()).docs.map(toItem);
  }

  /** The items that were made or changed after this revision. */
  async changedSince(revision: number): Promise<Item[]> {
    const changed = this.#firestore.collection('files').where('Revision', '>', revision);
    return (await changed.get()).docs.map(toItem);
  }

  async get(id: string): Promise<Item | undefined> {
    return itemIn(await this.#record(id).get());
  }

  /** What an upload has become: the post that made it may die before it writes the record. */
  async findProcessed(id: string): Promise<ItemFileFields | undefined> {
    return (await this.#processedRecord(id).get()).data() as ItemFileFields | undefined;
  }

  async noteProcessed(id: string, files: ItemFileFields): Promise<void> {
    await this.#processedRecord(id).set(files);
  }

  /** From then on no item can be made of the files: they may be deleted. */
  async forgetProcessed(id: string): Promise<void> {
    await this.#processedRecord(id).delete();
  }

  /**
   * Makes an item of processed files; one that is there already stays as it is.
   * @throws {MissingObject} when the files were deleted meanwhile
   */
  create(id: string, fields: Omit<Item, '_id'>): Promise<{ item: Item; created: boolean }> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const known = itemIn(await transaction.get(this.#record(id)));
      if (known) return { item: known, created: false };
      const processed = await transaction.get(this.#processedRecord(id));
      const gallery = await readGalleryRevision(transaction, this.#firestore);
      const isDeleted = gallery.deleted.some((deleted) => deleted.id === id);
      if (isDeleted || !processed.exists) throw new MissingObject();
      const move = { id, from: '', to: fields.Layout ?? '' };
      await movePhoto(transaction, this.#firestore, move);
      const Revision = raiseGalleryRevision(transaction, this.#firestore, gallery);
      transaction.set(this.#record(id), { ...fields, Revision });
      transaction.delete(this.#processedRecord(id));
      return { item: { _id: id, ...fields }, created: true };
    });
  }

  /**
   * @returns the item as it is now; undefined when there is none
   * @throws {HttpProblem} 409 when Home has its pinned items already
   */
  change(id: string, change: ItemChange): Promise<Item | undefined> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const item = itemIn(await transaction.get(this.#record(id)));
      if (!item) return undefined;
      if (change.Pinned && !item.Pinned && (await this.#pinned(transaction)) >= HOME_ITEMS)
        throw new HttpProblem(
          409,
          'Six photos are already shown first on Home. Take one of them off first.',
        );
      const gallery = await readGalleryRevision(transaction, this.#firestore);
      const { _id, ...fields } = { ...item, ...change };
      const from = item.Layout ?? '';
      await movePhoto(transaction, this.#firestore, { id, from, to: change.Layout ?? from });
      if (fields.Layout === '') delete fields.Layout;
      const Revision = raiseGalleryRevision(transaction, this.#firestore, gallery);
      transaction.set(this.#record(id), { ...fields, Revision });
      return { _id, ...fields };
    });
  }

  /**
   * A post that is still under way makes no item any more, also where its file is not processed yet:
   * `meta/files` names the deletion. @returns whether there was an item
   */
  remove(id: string, now: Date): Promise<boolean> {
    return inTransaction(this.#firestore, 'layouts', async (transaction) => {
      const item = itemIn(await transaction.get(this.#record(id)));
      const gallery = await readGalleryRevision(transaction, this.#firestore);
      await movePhoto(transaction, this.#firestore, { id, from: item?.Layout ?? '', to: '' });
      transaction.delete(this.#record(id));
      transaction.delete(this.#processedRecord(id));
      raiseGalleryRevision(transaction, this.#firestore, gallery, { id, now });
      return item !== undefined;
    });
  }

  async #pinned(transaction: Transaction): Promise<number> {
    const pinned = this.#firestore.collection('files').where('Pinned', '==', true).select();
    return (await transaction.get(pinned)).size;
  }

  #processedRecord(id: string): DocumentReference {
    return this.#firestore.collection('processedFiles').doc(id);
  }

  #record(id: string): DocumentReference {
    return this.#firestore.collection('files').doc(id);
  }
}

function itemIn(record: DocumentSnapshot): Item | undefined {
  return record.exists ? toItem(record) : undefined;
}

/** The item's revision stays on the server. */
function toItem(record: DocumentSnapshot): Item {
  const { Revision: _, ...fields } = record.data() ?? {};
  return { _id: record.id, ...fields } as Item;
}

type Files = Pick<Item, 'FileUrl' | 'PosterUrl' | 'Variants' | 'Avif'>;

export function pathsOfItem(
  objects: Pick<ObjectStore, 'locate'>,
  { FileUrl, PosterUrl, Variants, Avif = [] }: Files,
): Set<string> {
  const urls = [FileUrl, PosterUrl, ...[...Variants, ...Avif].map(({ Url }) => Url)];
  return new Set(urls.flatMap((url) => (url && objects.locate(url)?.path) || []));
}
