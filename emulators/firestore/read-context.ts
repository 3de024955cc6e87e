import type { DocumentStore } from './document-store.ts';
import type { StoredDocument } from './documents.ts';
import type { ConsistencySelector, Timestamp } from './messages.ts';
import { timestampFromMicros } from './timestamps.ts';
import type { Read, Transaction, Transactions } from './transactions.ts';

/** What every operation works on. */
export interface Context {
  store: DocumentStore;
  transactions: Transactions;
}

export interface Reply<T> {
  result: T[];
  read_time: Timestamp;
  /** Only where this very read began the transaction. */
  transaction?: Buffer;
}

/** Reads the newest state, or within the transaction that the request names or begins. */
export async function readFor<T extends StoredDocument | undefined>(
  { store, transactions }: Context,
  database: string,
  selector: ConsistencySelector,
  read: Read<T>,
): Promise<Reply<T>> {
  if (selector.new_transaction) {
    const begun = transactions.begin(database, selector.new_transaction);
    try {
      const result = await transactions.read(begun, read);
      return { result, read_time: readTime(store, begun), transaction: Buffer.from(begun.id) };
    } catch (error) {
      // The caller never learns the id, so nobody else could end it.
      transactions.end(begun);
      throw error;
    }
  }
  if (selector.transaction?.length) {
    const found = transactions.find(selector.transaction, database);
    const result = await transactions.read(found, read);
    return { result, read_time: readTime(store, found) };
  }
  return { result: read(store.documents), read_time: readTime(store) };
}

function readTime(store: DocumentStore, transaction?: Transaction): Timestamp {
  return timestampFromMicros(transaction?.view?.micros ?? store.readTimeMicros());
}
