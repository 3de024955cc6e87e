import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Takes the next number of the counter that layouts and plot statuses share, so that a layout whose
 * slug was in use before never meets a version of the earlier one. It reads and writes
 * `meta/layouts`: no read may follow in the transaction, and no write may precede.
 * @param count how many numbers nobody else gets, from the returned one on
 */
export async function takeNextVersion(
  transaction: Transaction,
  firestore: Firestore,
  count = 1,
): Promise<number> {
  const meta = firestore.collection('meta').doc('layouts');
  const version: number = ((await transaction.get(meta)).get('version') ?? 0) + 1;
  transaction.set(meta, { version: version + count - 1 });
  return version;
}
