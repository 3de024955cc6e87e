import { type Layout, PHOTOS_MAX, parseStoredLayout } from '@theni/contract';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { toLayoutDraftRecord } from '../drafts/layout-draft.ts';
import { HttpProblem } from '../http/problem.ts';
import {
  type GalleryRevision,
  raiseGalleryRevision,
  readGalleryRevision,
} from './gallery-revision.ts';

/*
 * A layout's draft lists its photos, and each photo's item names its layout, the only one. Both are
 * written in one transaction. Firestore wants all reads of a transaction before its first write, so
 * a change of a draft is a `read…` and a `write…` here.
 */

/** What a changed list of photos changes in items. */
interface ItemLinks {
  slug: string;
  added: string[];
  /** The items that were added to the list or taken out of it. */
  items: DocumentSnapshot[];
  /** The drafts of other layouts, which lose the added photos. */
  drafts: DraftWithPhotos[];
  /** Where items are to be written. */
  gallery?: GalleryRevision;
}

interface DraftWithPhotos {
  ref: DocumentReference;
  layout: Layout;
  isDeleted: boolean;
}

/** @param photos ids of the items in the draft, before and after its change */
export async function readItemLinks(
  transaction: Transaction,
  firestore: Firestore,
  { slug, before, after }: { slug: string; before: string[]; after: string[] },
): Promise<ItemLinks> {
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const changed = [...new Set([...added, ...removed])];
  if (changed.length === 0) return { slug, added, items: [], drafts: [] };
  const files = firestore.collection('files');
  const items = await transaction.getAll(...changed.map((id) => files.doc(id)));
  const named = items.filter(({ id }) => added.includes(id)).map((item) => item.get('Layout'));
  const others = [...new Set<string>(named)].filter((other) => other && other !== slug);
  const drafts = await readDrafts(transaction, firestore, others);
  const gallery = await readGalleryRevision(transaction, firestore);
  return { slug, added, items, drafts, gallery };
}

async function readDrafts(
  transaction: Transaction,
  firestore: Firestore,
  slugs: string[],
): Promise<DraftWithPhotos[]> {
  if (slugs.length === 0) return [];
  const layouts = firestore.collection('layouts');
  const drafts = await transaction.getAll(...slugs.map((slug) => layouts.doc(slug)));
  return drafts
    .filter(({ exists }) => exists)
    .map((draft) => ({
      ref: draft.ref,
      layout: parseStoredLayout(draft.get('layout')),
      isDeleted: draft.get('deletedAt') !== undefined,
    }));
}

export function writeItemLinks(
  transaction: Transaction,
  firestore: Firestore,
  { slug, added, items, drafts, gallery }: ItemLinks,
): void {
  for (const { ref, layout } of drafts) {
    const photos = layout.photos.filter((id) => !added.includes(id));
    if (photos.length === layout.photos.length) continue;
    // Of a deleted one the time of its deletion stays.
    transaction.update(ref, { ...toLayoutDraftRecord({ ...layout, photos }) });
  }
  if (!gallery) return;
  const Revision = raiseGalleryRevision(transaction, firestore, gallery);
  for (const item of items) {
    const isAdded = added.includes(item.id);
    if (!item.exists || (!isAdded && item.get('Layout') !== slug)) continue;
    transaction.update(item.ref, { Layout: isAdded ? slug : FieldValue.delete(), Revision });
  }
}

/**
 * Puts an item last among the photos of its new layout, and takes it out of those of its old one.
 * It reads and writes: no read may follow in the transaction, and no write may precede.
 * @param move slugs, or `''`
 * @throws {HttpProblem} 422 when there is no such layout, 409 when it has as many as it can have
 */
export async function movePhoto(
  transaction: Transaction,
  firestore: Firestore,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const slugs = [from, to].filter((slug) => slug !== '');
  if (from === to) return;
  const drafts = await readDrafts(transaction, firestore, slugs);
  // It may have been deleted while an upload was processed.
  if (to !== '' && !drafts.some(({ ref, isDeleted }) => ref.id === to && !isDeleted))
    throw layoutIsGone();
  const changed = drafts.flatMap(({ ref, layout }) => {
    const others = layout.photos.filter((photo) => photo !== id);
    const photos = ref.id === to ? [...others, id] : others;
    if (photos.length > PHOTOS_MAX)
      throw new HttpProblem(
        409,
        `This layout has ${PHOTOS_MAX} photos already. Take one out of it first.`,
      );
    if (photos.join() === layout.photos.join()) return [];
    return [{ ref, layout: { ...layout, photos } }];
  });
  for (const { ref, layout } of changed)
    transaction.update(ref, { ...toLayoutDraftRecord(layout) });
}

/** Refuses an item of a layout that is not there: no page would ever show that item. */
export function layoutIsGone(): HttpProblem {
  return new HttpProblem(422, 'This layout no longer exists. Reload the page.');
}
