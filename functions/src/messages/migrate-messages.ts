import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { BATCH } from './firestore-writes.ts';
import { personsOf, type StoredMessage } from './message-store.ts';

/** As earlier releases have stored it. */
type OldMessage = Partial<StoredMessage> & { Handled?: boolean };

/**
 * Gives messages of earlier releases the fields that the filters look for. Each deployment runs it; a message that has them stays
 * untouched.
 * @returns how many it has changed
 */
export async function migrateMessages(firestore: Firestore): Promise<number> {
  let changed = 0;
  let after = '';
  for (;;) {
    const page = firestore.collection('messages').orderBy(FieldPath.documentId()).limit(BATCH);
    const { docs } = await (after ? page.startAfter(after) : page).get();
    for (const record of docs) {
      if (isOld(record.data())) changed += await migrate(firestore, record.ref);
    }
    after = docs.at(-1)?.id ?? '';
    if (docs.length < BATCH) return changed;
  }
}

/** In a transaction, because the admin may be at work. */
function migrate(firestore: Firestore, ref: DocumentReference): Promise<0 | 1> {
  return firestore.runTransaction(async (transaction) => {
    const old = (await transaction.get(ref)).data() as OldMessage | undefined;
    if (!old || !isOld(old)) return 0;
    const { Handled, ...message } = old;
    transaction.set(ref, { ...emptyFields(old), Stage: Handled ? 'called' : 'new', ...message });
    return 1;
  });
}

function isOld(message: OldMessage): boolean {
  const fields = [...Object.keys(emptyFields(message)), 'Stage'];
  return 'Handled' in message || fields.some((field) => !(field in message));
}

function emptyFields(message: OldMessage) {
  return {
    Language: null,
    Page: null,
    Project: null,
    Plot: null,
    Campaign: null,
    VisitAt: null,
    RemindAt: null,
    Note: null,
    Deleted: null,
    Persons: personsOf(message),
  };
}
