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
  /** Mails about it that failed, one after the other. */
  attempts: number;
  /** ISO 8601. */
  notBefore: string;
}

/** What one mail says, and takes off when it has come. */
export type MailedCounts = Pick<Announcement, 'toMail' | 'heldBack'>;

const MINUTES_APART = 10;
/** For a day. */
const MAIL_TRIES_MAX = (24 * 60) / MINUTES_APART;

const NOTHING: Announcement = { toMail: 0, toRing: 0, heldBack: 0, attempts: 0, notBefore: '' };

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

  /** @returns how many tries have failed, and whether that is all */
  async noteMail(
    { toMail, heldBack }: MailedCounts,
    outcome: MailOutcome,
  ): Promise<{ attempts: number; isGivenUp: boolean }> {
    let attempts = 0;
    await this.#update((announcement) => {
      attempts = outcome.mailed ? 0 : announcement.attempts + 1;
      const isOver = outcome.mailed || attempts === MAIL_TRIES_MAX;
      const done: MailedCounts = isOver ? { toMail, heldBack } : NOTHING;
      return {
        ...announcement,
        toMail: announcement.toMail - done.toMail,
        heldBack: announcement.heldBack - done.heldBack,
        attempts: isOver ? 0 : attempts,
      };
    });
    return { attempts, isGivenUp: attempts === MAIL_TRIES_MAX };
  }

  async noteRing({ toRing }: Pick<Announcement, 'toRing'>): Promise<void> {
    await this.#record.update({ toRing: FieldValue.increment(-toRing) });
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
