import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { collectionOf, lastSegment } from './document-names.ts';
import { DocumentReader, type StoredDocument } from './document-reader.ts';
import { encodeFields } from './protos.ts';
import { prepareDatabase } from './schema.ts';

export interface Snapshot {
  reader: DocumentReader;
  readMicros: number;
  close(): void;
}

/** All documents, in one SQLite file. A commit is one SQLite transaction. */
export class DocumentStore {
  readonly reader: DocumentReader;
  /** False when the file already held a store, even an emptied one. */
  readonly isNew: boolean;
  /** Grows with every change; equal numbers mean an equal state. */
  changeCount = 0;
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #upsert: StatementSync;
  readonly #delete: StatementSync;
  #lastCommitMicros: number;

  constructor(file: string) {
    this.#file = file;
    this.#db = new DatabaseSync(file);
    this.isNew = prepareDatabase(this.#db);
    this.reader = new DocumentReader(this.#db);
    this.#upsert = this.#db.prepare(
      `INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (database, path)
       DO UPDATE SET fields = excluded.fields, create_time = excluded.create_time,
         update_time = excluded.update_time`,
    );
    this.#delete = this.#db.prepare('DELETE FROM documents WHERE database = ? AND path = ?');
    this.#lastCommitMicros = this.#readClock();
  }

  /** Never before the last commit, also when the machine's clock was set back. */
  readTimeMicros(): number {
    return Math.max(Date.now() * 1000, this.#lastCommitMicros);
  }

  /** Runs the writes with their commit time; whatever it throws, nothing of them stays. */
  commit<T>(apply: (commitMicros: number) => T): T {
    const commitMicros = Math.max(Date.now() * 1000, this.#lastCommitMicros + 1);
    const result = this.#inTransaction(() => {
      const applied = apply(commitMicros);
      this.#db.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?)').run(commitMicros);
      return applied;
    });
    this.#lastCommitMicros = commitMicros;
    return result;
  }

  put(database: string, document: StoredDocument): void {
    const parent = collectionOf(document.path);
    this.#upsert.run(
      database,
      document.path,
      parent,
      lastSegment(parent),
      encodeFields(document.fields),
      document.createMicros,
      document.updateMicros,
    );
  }

  remove(database: string, path: string): void {
    this.#delete.run(database, path);
  }

  clear(database: string): void {
    this.#inTransaction(() => {
      this.#db.prepare('DELETE FROM documents WHERE database = ?').run(database);
    });
  }

  /** A second connection that keeps seeing the state of this moment. */
  openSnapshot(): Snapshot {
    const db = new DatabaseSync(this.#file, { readOnly: true });
    db.exec('BEGIN');
    // SQLite fixes what a reading transaction sees at its first read, not at BEGIN.
    db.prepare('SELECT 1 FROM documents LIMIT 1').get();
    return {
      reader: new DocumentReader(db),
      readMicros: this.readTimeMicros(),
      close: () => db.close(),
    };
  }

  /** A copy of one database's documents in a file that must not exist yet. */
  copyTo(file: string, database: string): void {
    this.#db.prepare('VACUUM INTO ?').run(file);
    const copy = new DatabaseSync(file);
    copy.prepare('DELETE FROM documents WHERE database <> ?').run(database);
    copy.close();
  }

  /** Takes over the documents of a copy as those of the given database. */
  copyFrom(file: string, database: string): void {
    this.#db.prepare('ATTACH ? AS imported').run(file);
    try {
      this.#inTransaction(() => {
        this.#db
          .prepare(
            `INSERT OR REPLACE INTO documents
             SELECT ?, path, parent, collection_id, fields, create_time, update_time
             FROM imported.documents`,
          )
          .run(database);
        this.#db
          .prepare(
            `INSERT OR REPLACE INTO clock
             SELECT 1, max(last_commit_micros, ?) FROM imported.clock`,
          )
          .run(this.#lastCommitMicros);
      });
    } finally {
      this.#db.exec('DETACH imported');
    }
    this.#lastCommitMicros = this.#readClock();
  }

  close(): void {
    this.#db.close();
  }

  #readClock(): number {
    const row = this.#db.prepare('SELECT last_commit_micros AS micros FROM clock').get();
    return (row?.['micros'] as number | undefined) ?? 0;
  }

  #inTransaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      this.changeCount += 1;
      return result;
    } catch (error) {
      // A full disk has SQLite roll back by itself: https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}
