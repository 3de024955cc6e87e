import { Mutex } from 'async-mutex';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** No transaction of ours takes so long. One that does holds up the others no longer. */
const LONGEST_TURN_MS = 3_000;

/** A turn for each subject: whose transactions may read and write the same documents. */
const turns = {
  browsers: new Mutex(),
  content: new Mutex(),
  /** New messages that are held back wait for themselves alone. */
  heldBack: new Mutex(),
  /** Their plots, and the gallery: a photo's item and its layout's list are written together. */
  layouts: new Mutex(),
  leads: new Mutex(),
  messages: new Mutex(),
  publishing: new Mutex(),
};

/**
 * Runs a transaction when those before it on its subject, of this process, have ended. Firestore
 * locks what a transaction reads: of fifty that read one document and would write it, all but one
 * are refused, wait for a second or more and try again, and after five tries fail. In turn they
 * take milliseconds each, and only a few instances contend. Nothing but speed depends on the turns.
 */
export async function inTransaction<T>(
  firestore: Pick<Firestore, 'runTransaction'>,
  subject: keyof typeof turns,
  run: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const release = await turns[subject].acquire();
  const limit = setTimeout(release, LONGEST_TURN_MS);
  try {
    return await firestore.runTransaction(run);
  } finally {
    clearTimeout(limit);
    release();
  }
}
