import { dayOf } from '@theni/contract/times';
import type { DocumentData } from 'firebase-admin/firestore';

/** For clean messages and for spam, each counted by itself: a flood of spam takes nothing away. */
export const MESSAGE_LIMITS = {
  /** What comes over it is mailed and rung for together (`announcement-store.ts`). */
  mailedPerHour: 60,
  /** What comes over it is refused. */
  storedPerDay: 20_000,
};

/** The totals of this day and hour, with one more. */
export function countMessage(counts: DocumentData = {}, now: Date) {
  const day = dayOf(now);
  const hour = now.toISOString().slice(0, 13);
  const ofDay = counts.day === day ? counts.ofDay : 0;
  const ofHour = counts.hour === hour ? counts.ofHour : 0;
  return { day, ofDay: ofDay + 1, hour, ofHour: ofHour + 1 };
}
