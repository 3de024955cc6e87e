import { dayOf } from '@theni/contract/times';
import type { Firestore } from 'firebase-admin/firestore';

/** As if so many messages had come in this hour and on this day. */
export async function setTotals(
  firestore: Pick<Firestore, 'doc'>,
  totals: { OfHour?: number; OfDay?: number },
  now = new Date(),
): Promise<void> {
  const times = { Day: dayOf(now), Hour: now.toISOString().slice(0, 13) };
  await firestore.doc('limits/messages').set({ ...times, OfHour: 0, OfDay: 0, ...totals });
}
