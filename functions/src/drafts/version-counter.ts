import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Takes the next number of the counter that layouts and plot statuses share, so that a layout whose
 * slug was in use before never meets a version of the earlier one. It reads and writes
 * `meta/layouts`: no read may follow in the transaction, and no write may precede.
 */
export async function takeNextVersion(
  transaction: Transaction,
  firestore: Firestore,
): Promise<number> {
  const meta = firestore.collection('meta').doc('layouts');
  const version: number = ((await transaction.get(meta)).get('version') ?? 0) + 1;
  transaction.set(meta, { version });
  return version;
}
