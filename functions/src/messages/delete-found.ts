import type { Query } from 'firebase-admin/firestore';

/** Deletes the documents that a query finds; its limit keeps them to one batch. @returns how many it deleted */
export async function deleteFound(query: Query): Promise<number> {
  const { docs } = await query.select().get();
  const batch = query.firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
