import { type Layout, PHOTOS_MAX } from '@theni/contract';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Items follow the photos of a draft. @returns what writes, after the last read */
export async function syncItemLayout(
  transaction: Transaction,
  firestore: Firestore,
  { slug, before, after }: { slug: string; before: string[]; after: string[] },
): Promise<() => void> {
  const added = after.filter((id) => !before.includes(id));
  const ids = [...new Set([...added, ...before.filter((id) => !after.includes(id))])];
  if (ids.length === 0) return () => {};
  const files = firestore.collection('files');
  const records = await transaction.getAll(...ids.map((id) => files.doc(id)));
  return () => {
    for (const record of records) {
      const isChosen = added.includes(record.id);
      if (!record.exists || (!isChosen && record.get('Layout') !== slug)) continue;
      transaction.update(record.ref, { Layout: isChosen ? slug : FieldValue.delete() });
    }
    raiseVersion(transaction, firestore);
  };
}

/**
 * The photos of drafts follow their items: last on the page of the new layout, gone from that of
 * the old one. It is the last read of a transaction, and the first write.
 * @param move slugs, or `''`
 */
export async function movePhoto(
  transaction: Transaction,
  firestore: Firestore,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const slugs = [from, to].filter((slug) => slug !== '');
  if (from === to || slugs.length === 0) return;
  const layouts = firestore.collection('layouts');
  const drafts = await transaction.getAll(...slugs.map((slug) => layouts.doc(slug)));
  const changed = drafts.flatMap((draft) => {
    if (!draft.exists) return [];
    const layout: Layout = JSON.parse(draft.get('layout'));
    const others = layout.photos.filter((photo) => photo !== id);
    const photos = draft.id === to ? [...others, id].slice(0, PHOTOS_MAX) : others;
    if (photos.join() === layout.photos.join()) return [];
    return [{ ref: draft.ref, layout: JSON.stringify({ ...layout, photos }) }];
  });
  if (changed.length === 0) return;
  const version = await nextVersion(transaction, firestore);
  for (const { ref, layout } of changed) transaction.set(ref, { version, layout });
}

/** Detaches the items of a deleted layout. @returns what writes */
export async function detachItems(
  transaction: Transaction,
  firestore: Firestore,
  slug: string,
): Promise<() => void> {
  const items = firestore.collection('files').where('Layout', '==', slug).select();
  const { docs } = await transaction.get(items);
  return () => {
    for (const { ref } of docs) transaction.update(ref, { Layout: FieldValue.delete() });
    if (docs.length > 0) raiseVersion(transaction, firestore);
  };
}

/** Lists of items are read again. */
export function raiseVersion(transaction: Transaction, firestore: Firestore): void {
  const meta = firestore.collection('meta').doc('files');
  transaction.set(meta, { version: FieldValue.increment(1) }, { merge: true });
}

/**
 * Over all layouts and plots: a reused slug never meets an old version. Last read, first write.
 */
export async function nextVersion(transaction: Transaction, firestore: Firestore): Promise<number> {
  const meta = firestore.collection('meta').doc('layouts');
  const version: number = ((await transaction.get(meta)).get('version') ?? 0) + 1;
  transaction.set(meta, { version });
  return version;
}
