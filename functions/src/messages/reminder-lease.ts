import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { leaseEnd } from './message-store.ts';

/** Who is about to mail a day's reminders, and the last day whose reminders were mailed: `meta/reminders`. */
export class ReminderLease {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = firestore.collection('meta').doc('reminders');
  }

  /** Takes the mail of a day for one attempt. @returns false when it is sent, or another one is at it */
  claim(day: string, now: Date, leaseMs: number): Promise<boolean> {
    return this.#record.firestore.runTransaction(async (transaction) => {
      const { SentDay = '', LeaseEnd = '' } = (await transaction.get(this.#record)).data() ?? {};
      if (SentDay >= day || LeaseEnd > now.toISOString()) return false;
      transaction.set(this.#record, { SentDay, LeaseEnd: leaseEnd(now, leaseMs) });
      return true;
    });
  }

  async settle(SentDay: string): Promise<void> {
    await this.#record.set({ SentDay, LeaseEnd: '' });
  }
}
