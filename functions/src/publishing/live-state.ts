import type { Publication } from '@theni/contract';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { HttpProblem } from '../http/problem.ts';

/**
 * The document `content/state`: which release is live, how the last publication went, and who may
 * release pages just now.
 *
 * The *lease* is a mutex between processes. A publication, a repair and a deployment take it
 * (`ReleaseStore.takeLease`) under an id of their own, the *holder*, and give it back (`endLease`).
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
