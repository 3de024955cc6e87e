import { randomBytes } from 'node:crypto';
import { Mutex } from 'async-mutex';
import type { DocumentStore, Documents, StoredDocument } from './documents.ts';
import { invalidArgument, refuseUnsupported, StatusError } from './errors.ts';
import {
  type ConsistencySelector,
  type Timestamp,
  type TransactionOptions,
  timestampFromMicros,
} from './messages.ts';

type Documented = StoredDocument | undefined;

/** A read is a function, so that the commit can repeat it on the documents of its moment. */
type Read<T extends Documented> = (documents: Documents) => T[];

interface Transaction {
  id: string;
  database: string;
  /** The documents at the first read, which all later reads of the transaction see. */
  view: { documents: Documents; micros: number } | undefined;
  reads: Read<Documented>[];
  /** Taken at the first read. */
  lock: Promise<() => void> | undefined;
}

export interface Reply<T> {
  result: T[];
  read_time: Timestamp;
  /** Only the read that began a transaction has its id. */
  transaction?: Buffer;
}

/**
 * No transaction of ours takes so long. A killed process does not hold the others up for longer.
 */
const MAX_LOCK_MS = 2_000;

export class Transactions {
  readonly #store: DocumentStore;
  readonly #open = new Map<string, Transaction>();
  readonly #lock = new Mutex();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  begin(database: string, options: TransactionOptions = {}): Transaction {
    refuseUnsupported('TransactionOptions', options, ['read_write']);
    const id = randomBytes(16).toString('hex');
    const transaction: Transaction = { id, database, view: undefined, reads: [], lock: undefined };
    this.#open.set(id, transaction);
    return transaction;
  }

  find(id: Uint8Array, database: string): Transaction {
    const transaction = this.#open.get(Buffer.from(id).toString());
    if (transaction?.database === database) return transaction;
    // The SDK knows an expired transaction by these words and tries again.
    throw invalidArgument('The referenced transaction has expired or is no longer valid.');
  }

  /** Reads the newest state, or within the transaction that the request names or begins. */
  async read<T extends Documented>(
    database: string,
    selector: ConsistencySelector,
    read: Read<T>,
  ): Promise<Reply<T>> {
    const { new_transaction: options, transaction: id } = selector;
    if (options) {
      const begun = this.begin(database, options);
      try {
        return { ...(await this.#readIn(begun, read)), transaction: Buffer.from(begun.id) };
      } catch (error) {
        // The caller never learns the id, so nobody else could end it.
        this.end(begun);
        throw error;
      }
    }
    if (id?.length) return this.#readIn(this.find(id, database), read);
    const read_time = timestampFromMicros(this.#store.readTimeMicros());
    return { result: read(this.#store.documents), read_time };
  }

  /** @throws {StatusError} ABORTED when anything that the transaction has read has changed */
  checkReads({ view, reads }: Transaction): void {
    const { documents } = this.#store;
    if (view === undefined || view.documents === documents) return;
    if (reads.some((read) => !areSame(read(view.documents), read(documents))))
      throw new StatusError('ABORTED', 'What the transaction read has changed; try it again.');
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
    void transaction.lock?.then((release) => release());
  }

  async #readIn<T extends Documented>(transaction: Transaction, read: Read<T>): Promise<Reply<T>> {
    transaction.lock ??= this.#takeLock();
    await transaction.lock;
    // A rollback may have ended the transaction while it waited for its lock.
    if (!this.#open.has(transaction.id))
      throw new StatusError('ABORTED', 'The transaction ended while it waited.');
    const { documents } = this.#store;
    transaction.view ??= { documents, micros: this.#store.readTimeMicros() };
    transaction.reads.push(read);
    const read_time = timestampFromMicros(transaction.view.micros);
    return { result: read(transaction.view.documents), read_time };
  }

  /**
   * Transactions run one after the other, so that many on one document do not use up their retries.
   * Nothing but speed depends on the lock, because a commit checks its reads.
   */
  async #takeLock(): Promise<() => void> {
    const release = await this.#lock.acquire();
    setTimeout(release, MAX_LOCK_MS).unref();
    return release;
  }
}

function areSame(before: readonly Documented[], now: readonly Documented[]): boolean {
  const isSame = (document: Documented, at: number) =>
    document?.path === now[at]?.path && document?.updateMicros === now[at]?.updateMicros;
  return before.length === now.length && before.every(isSame);
}
