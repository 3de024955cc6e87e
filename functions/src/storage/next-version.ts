import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Counted over all layouts and their plots, so that an address that is used again never meets an old version. It is the last read of a
 * transaction, and the first write.
 */
export async function nextVersion(transaction: Transaction, firestore: Firestore): Promise<number> {
  const meta = firestore.collection('meta').doc('projects');
  const Version: number = ((await transaction.get(meta)).get('Version') ?? 0) + 1;
  transaction.set(meta, { Version });
  return Version;
}
