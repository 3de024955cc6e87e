import type { DatabaseSync } from 'node:sqlite';

/** `path` and `parent` are relative to the database, so that an export can be read into another project. */
const schema = `
  CREATE TABLE IF NOT EXISTS documents (
    database TEXT NOT NULL,
    path TEXT NOT NULL,
    parent TEXT NOT NULL,
    collection_id TEXT NOT NULL,
    fields BLOB NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL,
    PRIMARY KEY (database, path)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS documents_by_parent ON documents (database, parent);
  CREATE INDEX IF NOT EXISTS documents_by_collection ON documents (database, collection_id);
  CREATE TABLE IF NOT EXISTS clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last_commit_micros INTEGER NOT NULL
  ) STRICT;
`;

/** Says whether the file was new. NORMAL with a WAL outlives a killed process, not always a power cut. */
export function prepareDatabase(db: DatabaseSync): boolean {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const isNew = !db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents'").get();
  db.exec(schema);
  return isNew;
}
