import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { inTransaction } from '../in-transaction.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** How many messages have ever come: in the state `in-digest`, and with the verdict `flood`. */
export interface Counts {
  inDigest: number;
  flood: number;
}

/** Tries that have failed since the last one that did not. */
interface Failure {
  attempts: number;
  /** What had come by the first of these tries: this much is given up after the last. */
  counted: Counts;
}

/**
 * What one mail and one ring say of many messages together. The counts only grow. So a transaction
 * that Firestore repeats, because its answer was lost, writes the same once more.
 */
export interface Digest {
  counted: Counts;
  /** Of the counted ones those of which a mail has told, and those for which a phone has rung. */
  mailed: Counts;
  rung: Counts;
  mailFailure: Failure | null;
  ringFailure: Failure | null;
  /** ISO 8601, before which nothing more is said. */
  notBefore: string;
}

const MINUTES_APART = 10;
/** So many tries of a mail, and of a ring, are made within a day. */
const TRIES_MAX = (24 * 60) / MINUTES_APART;

const NONE: Counts = { inDigest: 0, flood: 0 };
const NOTHING: Digest = {
  counted: NONE,
  mailed: NONE,
  rung: NONE,
  mailFailure: null,
  ringFailure: null,
  notBefore: '',
};

/** `totals/digest`: at most one mail and one ring each ten minutes. */
export class DigestStore {
  readonly #record: DocumentReference;

  constructor(firestore: Firestore) {
    this.#record = recordIn(firestore);
  }

  /**
   * Keeps other runs from the digest for ten minutes.
   * @returns undefined when nothing is to be said
   */
  async claim(now: Date): Promise<Digest | undefined> {
    // Most runs read once and write nothing.
    if (!isDue(withDefaults((await this.#record.get()).data()), now)) return undefined;
    const notBefore = new Date(now.getTime() + MINUTES_APART * 60_000).toISOString();
    return this.#update((digest) => (isDue(digest, now) ? { ...digest, notBefore } : undefined));
  }

  /**
   * Counts a try to mail what was claimed.
   * @returns how many have failed, and whether that is all
   */
  async noteMail(
    claimed: Digest,
    { mailed }: MailOutcome,
  ): Promise<{ attempts: number; isGivenUp: boolean }> {
    const { attempts, failure, settled } = countTry(claimed.counted, claimed.mailFailure, mailed);
    await this.#update((digest) => ({
      ...digest,
      mailed: settled ?? digest.mailed,
      mailFailure: failure,
    }));
    return { attempts, isGivenUp: attempts === TRIES_MAX };
  }

  /**
   * Counts a try to ring for what was claimed; after the last one the owner's list is all that
   * tells of these leads.
   */
  async noteRing(claimed: Digest, isDone: boolean): Promise<void> {
    if (notYetRung(claimed) === 0) return;
    const { failure, settled } = countTry(claimed.counted, claimed.ringFailure, isDone);
    await this.#update((digest) => ({
      ...digest,
      rung: settled ?? digest.rung,
      ringFailure: failure,
    }));
  }

  #update(change: (digest: Digest) => Digest | undefined): Promise<Digest | undefined> {
    return inTransaction(this.#record.firestore, async (transaction) => {
      const next = change(withDefaults((await transaction.get(this.#record)).data()));
      if (next) transaction.set(this.#record, next);
      return next;
    });
  }
}

/** Counts a message of which the digest tells, in the transaction that stores it. */
export function countInDigest(
  transaction: Transaction,
  firestore: Firestore,
  { mailState, verdict }: Pick<StoredLead, 'mailState' | 'verdict'>,
): void {
  const one = FieldValue.increment(1);
  const counted = {
    ...(mailState === 'in-digest' && { inDigest: one }),
    ...(verdict === 'flood' && { flood: one }),
  };
  if (Object.keys(counted).length > 0)
    transaction.set(recordIn(firestore), { counted }, { merge: true });
}

/** The messages of which the next mail tells. */
export function notYetMailed({ counted, mailed }: Digest): Counts {
  return { inDigest: counted.inDigest - mailed.inDigest, flood: counted.flood - mailed.flood };
}

/** How many messages the next ring is for: no phone rings for a flood. */
export function notYetRung({ counted, rung }: Digest): number {
  return counted.inDigest - rung.inDigest;
}

/**
 * Counts one try of a mail or a ring.
 * @param counted what had come by then
 * @param last the failure before it
 * @returns how many tries have failed, one after the other; and `settled`, what needs no other try,
 * because this one has succeeded or was the last
 */
function countTry(counted: Counts, last: Failure | null, isDone: boolean) {
  if (isDone) return { attempts: 0, failure: null, settled: counted };
  const failure = { attempts: (last?.attempts ?? 0) + 1, counted: last?.counted ?? counted };
  const { attempts } = failure;
  if (attempts === TRIES_MAX) return { attempts, failure: null, settled: failure.counted };
  return { attempts, failure };
}

function recordIn(firestore: Firestore): DocumentReference {
  return firestore.collection('totals').doc('digest');
}

function withDefaults(digest: Partial<Digest> = {}): Digest {
  return { ...NOTHING, ...digest, counted: { ...NONE, ...digest.counted } };
}

function isDue(digest: Digest, now: Date): boolean {
  const { inDigest, flood } = notYetMailed(digest);
  return inDigest + flood + notYetRung(digest) > 0 && digest.notBefore <= now.toISOString();
}
