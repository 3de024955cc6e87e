import { randomBytes } from 'node:crypto';
import { Mutex } from 'async-mutex';
import type { DocumentStore } from './document-store.ts';
import type { Documents, StoredDocument } from './documents.ts';
import type { TransactionOptions } from './messages.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { invalidArgument, StatusError } from './status-error.ts';

type Documented = StoredDocument | undefined;

/** A read can be repeated, on the documents of another moment. */
export type Read<T extends Documented> = (documents: Documents) => T[];

export interface Transaction {
  id: string;
  database: string;
  isReadOnly: boolean;
  /** What it sees: the documents of its first read. */
  view: { documents: Documents; micros: number } | undefined;
  reads: Read<Documented>[];
  /** Its turn among those that read and write, from its first read on. */
  turn: Promise<() => void> | undefined;
  startedAt: number;
  usedAt: number;
}

const MAX_IDLE_MS = 60_000;
const MAX_AGE_MS = 270_000;

export class Transactions {
  readonly #store: DocumentStore;
  readonly #now: () => number;
  readonly #maxTurnMs: number;
  readonly #open = new Map<string, Transaction>();
  readonly #lock = new Mutex();

  constructor(store: DocumentStore, { now = Date.now, maxTurnMs = 2_000 } = {}) {
    this.#store = store;
    this.#now = now;
    this.#maxTurnMs = maxTurnMs;
  }

  begin(database: string, options: TransactionOptions = {}): Transaction {
    refuseUnsupported('TransactionOptions', options, ['read_only', 'read_write']);
    refuseUnsupported('TransactionOptions.ReadOnly', options.read_only, []);
    this.#endExpired();
    const transaction: Transaction = {
      id: randomBytes(16).toString('hex'),
      database,
      isReadOnly: Boolean(options.read_only),
      view: undefined,
      reads: [],
      turn: undefined,
      startedAt: this.#now(),
      usedAt: this.#now(),
    };
    this.#open.set(transaction.id, transaction);
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

  async read<T extends Documented>(transaction: Transaction, read: Read<T>): Promise<T[]> {
    if (!transaction.isReadOnly) {
      transaction.turn ??= this.#takeTurn();
      await transaction.turn;
      this.#refuseEnded(transaction);
    }
    const { documents } = this.#store;
    transaction.view ??= { documents, micros: this.#store.readTimeMicros() };
    transaction.usedAt = this.#now();
    transaction.reads.push(read);
    return read(transaction.view.documents);
  }

  /** Refuses with ABORTED when anything that a transaction which writes has read is another by now. */
  checkReads({ view, reads }: Transaction): void {
    const { documents } = this.#store;
    if (view === undefined || view.documents === documents) {
      return;
    }
    if (reads.some((read) => !areSame(read(view.documents), read(documents)))) {
      throw new StatusError('ABORTED', 'What the transaction read has changed; try it again.');
    }
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
    void transaction.turn?.then((release) => release());
  }

  /**
   * Those that read and write come one after the other, so that many on one document do not wear out their retries. Only
   * speed rests on it, for a commit checks its reads; so whoever holds the others up, a killed process, loses its turn.
   */
  async #takeTurn(): Promise<() => void> {
    const release = await this.#lock.acquire();
    setTimeout(release, this.#maxTurnMs).unref();
    return release;
  }

  /** Someone may have ended it while it waited for its turn. */
  #refuseEnded(transaction: Transaction): void {
    if (!this.#open.has(transaction.id)) {
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

function areSame(before: readonly Documented[], now: readonly Documented[]): boolean {
  const isSame = (document: Documented, at: number) =>
    document?.path === now[at]?.path && document?.updateMicros === now[at]?.updateMicros;
  return before.length === now.length && before.every(isSame);
}
