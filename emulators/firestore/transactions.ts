import { randomBytes } from 'node:crypto';
import type { DocumentReader } from './document-reader.ts';
import type { DocumentStore, Snapshot } from './document-store.ts';
import { KeyedLock } from './keyed-lock.ts';
import type { TransactionOptions } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument, StatusError } from './status-error.ts';

/** A read that the commit repeats: `fingerprint` must still give the same text. */
interface RecordedRead {
  expected: string;
  fingerprint: () => string;
}

export interface Transaction {
  id: string;
  database: string;
  /** Only a read-only transaction has one. */
  snapshot: Snapshot | undefined;
  reads: RecordedRead[];
  /** The store's change count at which all reads were last known to hold. */
  heldAt: number;
  startedAt: number;
  usedAt: number;
}

/** What is read, and a text that changes when the result changes. */
export interface Read<T> {
  /** The locks that transactions which read the same share. */
  lockKeys: readonly string[];
  run: (reader: DocumentReader) => T;
  fingerprint: (result: T) => string;
}

const MAX_IDLE_MS = 60_000;
const MAX_AGE_MS = 270_000;

export class Transactions {
  readonly #store: DocumentStore;
  readonly #lock: KeyedLock;
  readonly #now: () => number;
  readonly #open = new Map<string, Transaction>();

  constructor(store: DocumentStore, lock = new KeyedLock(), now = Date.now) {
    this.#store = store;
    this.#lock = lock;
    this.#now = now;
  }

  begin(database: string, options: TransactionOptions = {}): Transaction {
    refuseUnsupported('TransactionOptions', options, ['read_only', 'read_write']);
    refuseUnsupported('TransactionOptions.ReadOnly', options.read_only, []);
    this.#endExpired();
    const transaction: Transaction = {
      id: randomBytes(16).toString('hex'),
      database,
      snapshot: options.read_only ? this.#store.openSnapshot() : undefined,
      reads: [],
      heldAt: this.#store.changeCount,
      startedAt: this.#now(),
      usedAt: this.#now(),
    };
    this.#open.set(transaction.id, transaction);
    // The SDK does not end read-only transactions, and an open snapshot keeps the WAL growing.
    setTimeout(() => this.#endExpired(), MAX_IDLE_MS + 1).unref();
    return transaction;
  }

  find(id: Uint8Array, database: string): Transaction {
    this.#endExpired();
    const transaction = this.#open.get(Buffer.from(id).toString());
    if (transaction?.database !== database) {
      // The SDK knows an expired transaction by these words and tries again.
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedAt = this.#now();
    return transaction;
  }

  async read<T>(transaction: Transaction, read: Read<T>): Promise<T> {
    if (transaction.snapshot) {
      return read.run(transaction.snapshot.reader);
    }
    for (const key of [...read.lockKeys].sort()) {
      await this.#lock.acquire(transaction.id, `${transaction.database} ${key}`);
      this.#refuseEnded(transaction);
    }
    transaction.usedAt = this.#now();
    this.checkReads(transaction);
    const result = read.run(this.#store.reader);
    transaction.reads.push({
      expected: read.fingerprint(result),
      fingerprint: () => read.fingerprint(read.run(this.#store.reader)),
    });
    return result;
  }

  /** Refuses with ABORTED when anything that the transaction read has changed since. */
  checkReads(transaction: Transaction): void {
    if (transaction.heldAt === this.#store.changeCount) {
      return;
    }
    if (transaction.reads.some(({ expected, fingerprint }) => fingerprint() !== expected)) {
      throw new StatusError('ABORTED', 'What the transaction read has changed; try it again.');
    }
    transaction.heldAt = this.#store.changeCount;
  }

  end(transaction: Transaction): void {
    if (this.#open.delete(transaction.id)) {
      transaction.snapshot?.close();
      this.#lock.release(transaction.id);
    }
  }

  endAll(): void {
    for (const transaction of this.#open.values()) {
      this.end(transaction);
    }
  }

  /** Someone may have ended it while it waited for its lock. */
  #refuseEnded(transaction: Transaction): void {
    if (!this.#open.has(transaction.id)) {
      this.#lock.release(transaction.id);
      throw new StatusError('ABORTED', 'The transaction ended while it waited.');
    }
  }

  #endExpired(): void {
    const now = this.#now();
    for (const transaction of this.#open.values()) {
      if (now - transaction.usedAt > MAX_IDLE_MS || now - transaction.startedAt > MAX_AGE_MS) {
        this.end(transaction);
      }
    }
  }
}
