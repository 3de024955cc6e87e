import { createHmac, randomBytes } from 'node:crypto';
import { Mutex } from 'async-mutex';
import type { Firestore } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';
import { type ClientAddress, isLocal } from './client-address.ts';
import { createOnce, deleteFound } from './firestore-writes.ts';
import type { Verdict } from './spam.ts';

export interface Limit {
  max: number;
  windowMs: number;
}

export type MessageLimits = Record<'visitor' | 'hop' | 'total', Limit>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Mobile networks put many people behind one address, so a visitor's limit is no tight one. All windows
 * divide a day, because the salt of the hashes changes with it.
 */
export const MESSAGE_LIMITS: MessageLimits = {
  visitor: { max: 10, windowMs: 10 * MINUTE_MS },
  hop: { max: 60, windowMs: 10 * MINUTE_MS },
  total: { max: 300, windowMs: 60 * MINUTE_MS },
};

interface Counter {
  key: string;
  max: number;
  endsAt: number;
}

/** What is known to be full is remembered for this many counters, so that a flood costs no database reads. */
const MAX_FULL = 10_000;

/**
 * Counts messages in `limits/{counter}`, one document a window, in one transaction, so that the limits hold
 * over all instances of the function. Addresses are hashed with a salt that is deleted after its day.
 */
export class RateLimiter {
  readonly #firestore: Firestore;
  readonly #limits: MessageLimits;
  readonly #full = new Map<string, number>();
  #salt: { day: number; salt: Promise<string> } | undefined;
  /** One after the other in each instance: ten instances then contend for a counter, not hundreds of requests. */
  readonly #mutex = new Mutex();

  constructor(firestore: Firestore, limits = MESSAGE_LIMITS) {
    this.#firestore = firestore;
    this.#limits = limits;
  }

  /**
   * Counts one message, unless a limit is reached. Each verdict has counters of its own, so that a flood of spam
   * refuses nobody else.
   * @returns undefined, or how many milliseconds until the next message is taken
   */
  async admit(address: ClientAddress, now: Date, verdict: Verdict): Promise<number | undefined> {
    const counters = await this.#counters(address, now.getTime(), verdict);
    const full =
      this.#cachedFullCounter(counters) ??
      (await this.#mutex.runExclusive(() => this.#count(counters)));
    return full && full.endsAt - now.getTime();
  }

  /** Deletes up to `limit` counters and salts whose time is over. @returns how many it deleted */
  removeExpired(now: Date, limit: number): Promise<number> {
    const expired = this.#collection().where('ExpiresAt', '<=', now.toISOString()).limit(limit);
    return deleteFound(expired);
  }

  async #counters(address: ClientAddress, nowMs: number, verdict: Verdict): Promise<Counter[]> {
    const { visitor, hop, total } = this.#limits;
    const all = counter(`${verdict}-total`, total, nowMs);
    // The local stack sees one address only, its own.
    if (isLocal(address)) return [all];
    const salt = await this.#saltOf(Math.floor(nowMs / DAY_MS));
    const isSuspect = verdict === 'suspect' || verdict === 'spam';
    const ofVisitor = `${verdict}-visitor-${hash(salt, `${address.hop} ${address.visitor}`)}`;
    // The longest window first: of several that are full, it tells how long to wait.
    return [
      all,
      // A program's flood behind one of Hosting's servers keeps nobody away whose browser has filled the hidden field.
      ...(isSuspect ? [] : [counter(`${verdict}-hop-${hash(salt, address.hop)}`, hop, nowMs)]),
      counter(ofVisitor, visitor, nowMs),
    ];
  }

  #cachedFullCounter(counters: Counter[]): Counter | undefined {
    return counters.find(({ key }) => this.#full.has(key));
  }

  async #count(counters: Counter[]): Promise<Counter | undefined> {
    const cached = this.#cachedFullCounter(counters);
    if (cached) return cached;
    const full = await this.#firestore.runTransaction(async (transaction) => {
      const records = await transaction.getAll(
        ...counters.map(({ key }) => this.#collection().doc(key)),
      );
      const counts = records.map((record) => (record.get('Count') as number | undefined) ?? 0);
      const reached = counters.find(({ max }, index) => (counts[index] ?? 0) >= max);
      if (reached) return reached;
      for (const [index, { endsAt }] of counters.entries()) {
        const ExpiresAt = new Date(endsAt).toISOString();
        const { ref } = records[index] as (typeof records)[number];
        transaction.set(ref, { Count: (counts[index] ?? 0) + 1, ExpiresAt });
      }
      return undefined;
    });
    if (full) this.#remember(full);
    return full;
  }

  #remember({ key, endsAt }: Counter): void {
    if (this.#full.size >= MAX_FULL) this.#full.clear();
    this.#full.set(key, endsAt);
  }

  #saltOf(day: number): Promise<string> {
    if (this.#salt?.day !== day) {
      const salt = this.#loadSalt(day);
      this.#salt = { day, salt };
      salt.catch(() => {
        this.#salt = undefined;
      });
    }
    return this.#salt.salt;
  }

  async #loadSalt(day: number): Promise<string> {
    const record = this.#collection().doc(`salt-${day}`);
    const ExpiresAt = new Date((day + 1) * DAY_MS).toISOString();
    const Salt = randomBytes(16).toString('base64url');
    if (await createOnce(record.create({ Salt, ExpiresAt }))) return Salt;
    return (await record.get()).get('Salt');
  }

  #collection() {
    return this.#firestore.collection('limits');
  }
}

function counter(name: string, { max, windowMs }: Limit, nowMs: number): Counter {
  const window = Math.floor(nowMs / windowMs);
  return { key: `${name}-${window}`, max, endsAt: (window + 1) * windowMs };
}

function hash(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('base64url').slice(0, 22);
}

export function tooMany(waitMs: number): HttpProblem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
  return new HttpProblem(
    429,
    `Many messages are coming in just now. Please try again ${wait}, or call us.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
