import { dayOf } from '@theni/contract/times';
import type { Firestore } from 'firebase-admin/firestore';

/** As if so many messages had come in this hour and on this day. */
export async function setTotals(
  firestore: Pick<Firestore, 'doc'>,
  { OfHour = 0, OfDay = OfHour, now = new Date() },
): Promise<void> {
  const Hour = now.toISOString().slice(0, 13);
  await firestore.doc('limits/messages').set({ Day: dayOf(now), OfDay, Hour, OfHour });
}
