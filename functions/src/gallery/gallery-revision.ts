import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** Makes every instance read its list of items again (`item-list.ts`). */
export function raiseGalleryRevision(transaction: Transaction, firestore: Firestore): void {
  const meta = firestore.collection('meta').doc('files');
  transaction.set(meta, { revision: FieldValue.increment(1) }, { merge: true });
}
