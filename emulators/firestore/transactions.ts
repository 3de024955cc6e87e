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
  /** What it sees: the documents of its first read. */
  view: { documents: Documents; micros: number } | undefined;
  reads: Read<Documented>[];
  /** Its turn among the others, from its first read on. */
  turn: Promise<() => void> | undefined;
}

export class Transactions {
  readonly #store: DocumentStore;
  readonly #maxTurnMs: number;
  readonly #open = new Map<string, Transaction>();
  readonly #lock = new Mutex();

  constructor(store: DocumentStore, { maxTurnMs = 2_000 } = {}) {
    this.#store = store;
    this.#maxTurnMs = maxTurnMs;
  }

  begin(database: string, options: TransactionOptions = {}): Transaction {
    refuseUnsupported('TransactionOptions', options, ['read_write']);
    const transaction: Transaction = {
      id: randomBytes(16).toString('hex'),
      database,
      view: undefined,
      reads: [],
      turn: undefined,
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  find(id: Uint8Array, database: string): Transaction {
    const transaction = this.#open.get(Buffer.from(id).toString());
    if (transaction?.database !== database) {
      // The SDK knows an expired transaction by these words and tries again.
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    return transaction;
  }

  async read<T extends Documented>(transaction: Transaction, read: Read<T>): Promise<T[]> {
    transaction.turn ??= this.#takeTurn();
    await transaction.turn;
    this.#refuseEnded(transaction);
    const { documents } = this.#store;
    transaction.view ??= { documents, micros: this.#store.readTimeMicros() };
    transaction.reads.push(read);
    return read(transaction.view.documents);
  }

  /** Refuses with ABORTED when anything that the transaction has read is another by now. */
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
   * They come one after the other, so that many on one document do not wear out their retries. Only
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
}

function areSame(before: readonly Documented[], now: readonly Documented[]): boolean {
  const isSame = (document: Documented, at: number) =>
    document?.path === now[at]?.path && document?.updateMicros === now[at]?.updateMicros;
  return before.length === now.length && before.every(isSame);
}
