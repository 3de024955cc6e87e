import type { Publication } from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';
import { inTransaction } from '../in-transaction.ts';

/**
 * A publication never renews its lease, so the lease is longer than a publication goes on: a
 * publication releases nothing after `LATEST_RELEASE_MS`, and its last call to Hosting takes 30 s.
 */
export const PUBLICATION_LEASE_MS = 150_000;

/**
 * The document `content/state`: which release is live, how the last publication went, and who may
 * release pages just now.
 *
 * The *lease* is a mutex between processes. A publication, a repair and a deployment take it
 * (`takeLease`) under an id of their own, the *holder*, and give it back (`endLease`).
 * After its time another may take it; until one does, the holder has it. So every transaction that
 * only the holder may commit begins with `requireLease`: the holder may have been too slow, and
 * another may have begun.
 */
export interface LiveState {
  /** Id of the release that is live; absent before the first one. */
  releaseId?: string;
  publication?: Publication;
  /** `until` is ISO 8601. Null: nobody has the lease. */
  lease?: { holder: string; until: string } | null;
}

export class LiveStateStore {
  readonly #record: DocumentReference<LiveState, LiveState>;

  constructor(firestore: Firestore) {
    this.#record = liveStateDocument(firestore);
  }

  async get(): Promise<LiveState> {
    return (await this.#record.get()).data() ?? {};
  }

  /** The database's clock: that of a machine from which somebody deploys may be wrong. */
  async serverTime(): Promise<Date> {
    return (await this.#record.get()).readTime.toDate();
  }

  /** Takes the lease when nobody else has it at `now`. @returns whether it did */
  takeLease(holder: string, now: Date, publication?: Publication): Promise<boolean> {
    return this.#change((state) =>
      // Firestore repeats a transaction whose answer was lost: then the holder has it already.
      isLeased(state, now) && state.lease?.holder !== holder
        ? undefined
        : { lease: leaseOf(holder, now), ...(publication && { publication }) },
    );
  }

  /** Begins its time anew. @returns false when another has taken the lease since it ran out */
  renewLease(holder: string, now: Date): Promise<boolean> {
    return this.#change(({ lease }) =>
      lease?.holder === holder ? { lease: leaseOf(holder, now) } : undefined,
    );
  }

  /** Does nothing when the lease is lost. */
  async endLease(holder: string, publication?: Publication): Promise<void> {
    await this.#change(({ lease }) =>
      lease?.holder === holder ? { lease: null, ...(publication && { publication }) } : undefined,
    );
  }

  #change(change: (state: LiveState) => LiveState | undefined): Promise<boolean> {
    return inTransaction(this.#record.firestore, 'publishing', async (transaction) => {
      const changed = change((await transaction.get(this.#record)).data() ?? {});
      if (changed) transaction.set(this.#record, changed, { mergeFields: Object.keys(changed) });
      return changed !== undefined;
    });
  }
}

function leaseOf(holder: string, now: Date) {
  return { holder, until: new Date(now.getTime() + PUBLICATION_LEASE_MS).toISOString() };
}

export function liveStateDocument(firestore: Firestore): DocumentReference<LiveState, LiveState> {
  return firestore.doc('content/state') as DocumentReference<LiveState, LiveState>;
}

/** Whether somebody may release pages at `now`. */
export function isLeased({ lease }: LiveState, now: Date): boolean {
  return lease != null && lease.until > now.toISOString();
}

/**
 * Whoever has taken the lease since, or takes it before the transaction ends, makes it fail.
 * @returns what the state is @throws {HttpProblem} 409
 */
export async function requireLease(
  transaction: Transaction,
  firestore: Firestore,
  holder: string,
): Promise<LiveState> {
  const state = (await transaction.get(liveStateDocument(firestore))).data() ?? {};
  if (state.lease?.holder !== holder)
    throw new HttpProblem(
      409,
      'Publishing took too long and another publication started. ' +
        'Please check the site and publish again if needed.',
    );
  return state;
}
