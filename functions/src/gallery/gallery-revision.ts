import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';

/**
 * `meta/files`, from which every instance learns what of the gallery it has to read again
 * (`item-list.ts`). Each change of an item raises the revision, and the item carries it from then
 * on; so does a change of which layouts are public.
 */
export interface GalleryRevision {
  revision: number;
  /** Items that were deleted within a day or so, and the revisions with which they went. */
  deleted: { id: string; revision: number; at: string }[];
  /** Whoever knows only an older revision does not learn of all deletions. */
  completeSince: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The document has room for 1 MiB. */
const DELETED_MAX = 1000;

export function galleryRevisionIn(firestore: Firestore): DocumentReference {
  return firestore.doc('meta/files');
}

/** One that was written by hand knows of no deletion: every instance reads all items again. */
export function toGalleryRevision(record: DocumentSnapshot): GalleryRevision {
  const { revision = 0, deleted = [], completeSince = revision } = record.data() ?? {};
  return { revision, deleted, completeSince };
}

/** Is called before the first write of a transaction that changes an item. */
export async function readGalleryRevision(
  transaction: Transaction,
  firestore: Firestore,
): Promise<GalleryRevision> {
  return toGalleryRevision(await transaction.get(galleryRevisionIn(firestore)));
}

/**
 * @param deleted the item that goes @returns the revision that the changed items are to carry
 */
export function raiseGalleryRevision(
  transaction: Transaction,
  firestore: Firestore,
  before: GalleryRevision,
  deleted?: { id: string; now: Date },
): number {
  const revision = before.revision + 1;
  const next = { ...before, revision, ...(deleted && withDeleted(before, revision, deleted)) };
  transaction.set(galleryRevisionIn(firestore), next);
  return revision;
}

function withDeleted(
  { deleted, completeSince }: GalleryRevision,
  revision: number,
  { id, now }: { id: string; now: Date },
) {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const all = [...deleted, { id, revision, at: now.toISOString() }];
  const kept = all.filter(({ at }) => at > yesterday).slice(-DELETED_MAX);
  const lastForgotten = all.at(-kept.length - 1);
  return { deleted: kept, completeSince: lastForgotten?.revision ?? completeSince };
}
