import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Takes the next number of the sequence, `meta/layouts`, from which versions of layouts, revisions
 * of drafts and revisions of plots are all taken: a layout whose slug was in use before never meets
 * a number of the earlier one. This reads and writes, so no read may follow in the transaction, and
 * no write may precede.
 * @param count how many numbers nobody else gets, from the returned one on
 */
export async function takeSequenceNumber(
  transaction: Transaction,
  firestore: Firestore,
  count = 1,
): Promise<number> {
  const sequence = firestore.collection('meta').doc('layouts');
  const next: number = ((await transaction.get(sequence)).get('lastNumber') ?? 0) + 1;
  transaction.set(sequence, { lastNumber: next + count - 1 });
  return next;
}
