import type { Firestore } from 'firebase-admin/firestore';

/** Deletes every document of these collections. */
export async function emptyCollections(
  firestore: Pick<Firestore, 'batch' | 'collection'>,
  names: string[],
): Promise<void> {
  for (const name of names) {
    const batch = firestore.batch();
    for (const record of await firestore.collection(name).listDocuments()) batch.delete(record);
    await batch.commit();
  }
}
