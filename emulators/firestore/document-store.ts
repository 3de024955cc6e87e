import { Documents, Draft, type StoredDocument } from './documents.ts';

/** All documents, in memory. A commit runs without a pause, so the process itself is its lock. */
export class DocumentStore {
  #documents = new Documents();
  #lastCommitMicros = 0;

  /** Those of now; they stay as they are while others are written. */
  get documents(): Documents {
    return this.#documents;
  }

  /** Never before the last commit, also when the machine's clock was set back. */
  readTimeMicros(): number {
    return Math.max(Date.now() * 1000, this.#lastCommitMicros);
  }

  /** Runs the writes with their commit time; whatever it throws, nothing of them stays. */
  commit<T>(write: (draft: Draft, commitMicros: number) => T): T {
    const commitMicros = Math.max(Date.now() * 1000, this.#lastCommitMicros + 1);
    const draft = new Draft(this.#documents);
    const result = write(draft, commitMicros);
    this.#documents = draft;
    this.#lastCommitMicros = commitMicros;
    return result;
  }

  all(database: string): StoredDocument[] {
    return this.#documents.all(database);
  }

  /** Takes documents over with their times. */
  load(database: string, documents: readonly StoredDocument[]): void {
    this.commit((draft) => {
      for (const document of documents) {
        draft.put(database, document);
      }
    });
    this.#lastCommitMicros = documents.reduce(
      (latest, { updateMicros }) => Math.max(latest, updateMicros),
      this.#lastCommitMicros,
    );
  }
}
