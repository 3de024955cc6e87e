import { Mutex } from 'async-mutex';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** No transaction of ours takes so long. One that does holds up the others no longer. */
const LONGEST_TURN_MS = 3_000;

const turns = new WeakMap<Pick<Firestore, 'runTransaction'>, Mutex>();

/**
 * Runs a transaction when those before it, of this process, have ended. Firestore locks what a
 * transaction reads: of fifty that read one document and would write it, all but one are refused,
 * wait for a second or more and try again, and after five tries fail. In turn they take
 * milliseconds each, and only a few instances contend. Nothing but speed depends on the turns.
 */
export async function inTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const turn = turns.get(firestore) ?? new Mutex();
  turns.set(firestore, turn);
  const release = await turn.acquire();
  const limit = setTimeout(release, LONGEST_TURN_MS);
  try {
    return await firestore.runTransaction(run);
  } finally {
    clearTimeout(limit);
    release();
  }
}
