import type { Query } from 'firebase-admin/firestore';

/** Firestore takes 500 writes in one commit. */
export const BATCH = 300;

/** gRPC status of a create whose document is there already: https://grpc.io/docs/guides/status-codes/ */
const ALREADY_EXISTS = 6;
/** The same of an update whose document is not there. */
const NOT_FOUND = 5;

/** @returns false when the document that `creation` would make is there already */
export async function createOnce(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === ALREADY_EXISTS) return false;
    throw error;
  }
}

/** Waits for an update; of a document that is gone there is nothing to update. */
export async function updateExisting(update: Promise<unknown>): Promise<void> {
  await update.catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
  });
}

/** Deletes the documents that a query finds; its limit keeps them to one batch. @returns how many it deleted */
export async function deleteFound(query: Query): Promise<number> {
  const { docs } = await query.select().get();
  const batch = query.firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}

/** Calls what deletes up to `BATCH` documents until none is left. @returns how many it deleted */
export async function repeat(removeSome: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeSome();
    removed += count;
    if (count < BATCH) return removed;
  }
}
