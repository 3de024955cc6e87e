import { randomBytes } from 'node:crypto';
import type { DocumentStore, Documents } from './documents.ts';
import { invalidArgument, refuseUnsupported, StatusError } from './errors.ts';
import {
  type ConsistencySelector,
  type Timestamp,
  type TransactionOptions,
  timestampFromMicros,
} from './messages.ts';
import { collectionOf } from './names.ts';

export interface Read<T> {
  /** The paths of the documents that it reads, or that of a collection. */
  paths: string[];
  run: (documents: Documents) => T[];
}

/** Whoever makes a call: the address of its connection. */
export type Client = string;

interface Transaction {
  id: string;
  database: string;
  client: Client;
  /** The paths of what it has read, which nobody else may write before it ends. */
  locks: Set<string>;
  expiry: NodeJS.Timeout;
}

export interface Reply<T> {
  result: T[];
  read_time: Timestamp;
  /** Only the read that began a transaction has its id. */
  transaction?: Buffer;
}

/** As measured on Google's emulator. */
const LOCK_TIMEOUT_MS = 2_000;
const IDLE_MS = 60_000;

/**
 * Transactions lock as those of Google's emulator do: what one has read, nobody else writes before
 * it ends. Readers share a lock. Of two that have read a document and would write it, the first is
 * refused after two seconds; then the other one may write.
 */
export class Transactions {
  readonly #store: DocumentStore;
  readonly #open = new Map<string, Transaction>();
  /** Is resolved, and made anew, whenever a transaction ends. */
  #nextEnd = Promise.withResolvers<void>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  begin(database: string, client: Client, options: TransactionOptions = {}): Transaction {
    refuseUnsupported('TransactionOptions', options, ['read_write']);
    const id = randomBytes(16).toString('hex');
    const expiry = setTimeout(() => this.end(transaction), IDLE_MS).unref();
    const transaction: Transaction = { id, database, client, locks: new Set(), expiry };
    this.#open.set(id, transaction);
    return transaction;
  }

  find(id: Uint8Array, database: string): Transaction {
    const transaction = this.#open.get(Buffer.from(id).toString());
    if (transaction?.database === database) return transaction;
    // The SDK knows an expired transaction by these words and tries again.
    throw invalidArgument('The referenced transaction has expired or is no longer valid.');
  }

  /** Reads the newest state, and locks it for the transaction that the request names or begins. */
  read<T>(
    database: string,
    { new_transaction: options, transaction: id }: ConsistencySelector,
    { paths, run }: Read<T>,
    client: Client,
  ): Reply<T> {
    const result = run(this.#store.documents);
    const reply = { result, read_time: timestampFromMicros(this.#store.readTimeMicros()) };
    if (!options && !id?.length) return reply;
    const transaction = options
      ? this.begin(database, client, options)
      : this.find(id ?? new Uint8Array(), database);
    for (const path of paths) transaction.locks.add(path);
    transaction.expiry.refresh();
    return options ? { ...reply, transaction: Buffer.from(transaction.id) } : reply;
  }

  /**
   * Waits until no other transaction has read one of these documents, or their collection.
   * @throws {StatusError} ABORTED
   */
  async untilUnlocked(database: string, paths: string[], own?: Transaction): Promise<void> {
    const locks = paths.flatMap((path) => [path, collectionOf(path)]);
    const timeout = new Promise<'late'>((resolve) => {
      setTimeout(resolve, LOCK_TIMEOUT_MS, 'late').unref();
    });
    while (this.#isLocked(database, locks, own))
      if ((await Promise.race([this.#nextEnd.promise, timeout])) === 'late')
        throw new StatusError('ABORTED', 'Transaction lock timeout.');
  }

  end(transaction: Transaction): void {
    clearTimeout(transaction.expiry);
    this.#open.delete(transaction.id);
    this.#nextEnd.resolve();
    this.#nextEnd = Promise.withResolvers();
  }

  /** Ends the transactions of a client that is gone. */
  endThoseOf(client: Client): void {
    for (const transaction of this.#open.values())
      if (transaction.client === client) this.end(transaction);
  }

  #isLocked(database: string, locks: string[], own: Transaction | undefined): boolean {
    return [...this.#open.values()].some(
      (transaction) =>
        transaction !== own &&
        transaction.database === database &&
        locks.some((lock) => transaction.locks.has(lock)),
    );
  }
}
