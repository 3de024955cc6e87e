import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** What is still to be said of many messages together. */
export interface Announcement {
  /** Messages over the hour's total, of which no mail has told. */
  toMail: number;
  /** The same, for which no phone has rung. */
  toRing: number;
  /** Messages of one place, held back as spam, of which no mail has told. */
  heldBack: number;
  /** Mails and rings about it that failed, one after the other. */
  mailAttempts: number;
  ringAttempts: number;
  /** ISO 8601, before which nothing more is said. */
  notBefore: string;
}

/** What one mail says, and takes off when it has come. */
export type MailedCounts = Pick<Announcement, 'toMail' | 'heldBack'>;

const MINUTES_APART = 10;
/** It is tried for a day. */
const TRIES_MAX = (24 * 60) / MINUTES_APART;

const NOTHING: Announcement = {
  toMail: 0,
  toRing: 0,
  heldBack: 0,
  mailAttempts: 0,
  ringAttempts: 0,
  notBefore: '',
};

/** `limits/announcement`: at most one mail and one ring each ten minutes. */
export class AnnouncementStore {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = recordIn(firestore);
  }

  /** Keeps other runs from it for ten minutes. @returns undefined when nothing is to be said */
  async claim(now: Date): Promise<Announcement | undefined> {
    // Most runs read once and write nothing.
    if (!isDue(stored((await this.#record.get()).data()), now)) return undefined;
    const notBefore = new Date(now.getTime() + MINUTES_APART * 60_000).toISOString();
    return this.#update((announcement) =>
      isDue(announcement, now) ? { ...announcement, notBefore } : undefined,
    );
  }

  /** Counts a try. @returns how many have failed, and whether that is all */
  async noteMail(
    { toMail, heldBack }: MailedCounts,
    { mailed }: MailOutcome,
  ): Promise<{ attempts: number; isGivenUp: boolean }> {
    let attempts = 0;
    await this.#update((announcement) => {
      attempts = mailed ? 0 : announcement.mailAttempts + 1;
      if (!mailed && attempts < TRIES_MAX) return { ...announcement, mailAttempts: attempts };
      return {
        ...announcement,
        toMail: announcement.toMail - toMail,
        heldBack: announcement.heldBack - heldBack,
        mailAttempts: 0,
      };
    });
    return { attempts, isGivenUp: attempts === TRIES_MAX };
  }

  /** Counts a try; after the last one the owner's list is all that tells of these leads. */
  async noteRing(toRing: number, hasRung: boolean): Promise<void> {
    if (toRing === 0) return;
    await this.#update((announcement) => {
      const attempts = announcement.ringAttempts + 1;
      if (!hasRung && attempts < TRIES_MAX) return { ...announcement, ringAttempts: attempts };
      return { ...announcement, toRing: announcement.toRing - toRing, ringAttempts: 0 };
    });
  }

  #update(
    change: (announcement: Announcement) => Announcement | undefined,
  ): Promise<Announcement | undefined> {
    return this.#record.firestore.runTransaction(async (transaction) => {
      const next = change(stored((await transaction.get(this.#record)).data()));
      if (next) transaction.set(this.#record, next);
      return next;
    });
  }
}

/** Counts a message that is not mailed by itself, in the transaction that stores it. */
export function countAnnouncement(
  transaction: Transaction,
  firestore: Firestore,
  { mailState, verdict }: Pick<StoredLead, 'mailState' | 'verdict'>,
): void {
  const one = FieldValue.increment(1);
  const counts = {
    ...(mailState === 'announced' && { toMail: one, toRing: one }),
    ...(verdict === 'flood' && { heldBack: one }),
  };
  if (Object.keys(counts).length > 0) transaction.set(recordIn(firestore), counts, { merge: true });
}

function recordIn(firestore: Firestore): DocumentReference {
  return firestore.collection('limits').doc('announcement');
}

function stored(announcement: Partial<Announcement> = {}): Announcement {
  return { ...NOTHING, ...announcement };
}

function isDue({ toMail, toRing, heldBack, notBefore }: Announcement, now: Date): boolean {
  return toMail + toRing + heldBack > 0 && notBefore <= now.toISOString();
}
