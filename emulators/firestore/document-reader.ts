import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Fields } from './messages.ts';
import { decodeFields } from './protos.ts';

export interface StoredDocument {
  path: string;
  fields: Fields;
  createMicros: number;
  updateMicros: number;
}

/** Where a query looks: the collection `id` under `parent`, or every one of that id below it. */
export interface CollectionScope {
  database: string;
  parent: string;
  /** '' with `allDescendants` means every document below the parent. */
  id: string;
  allDescendants: boolean;
}

interface Row {
  path: string;
  fields: Uint8Array;
  create_time: number;
  update_time: number;
}

const columns = 'SELECT path, fields, create_time, update_time FROM documents WHERE database = ?';

/** Reads through one SQLite connection, so it sees what that connection sees: the newest state or a snapshot. */
export class DocumentReader {
  readonly #one: StatementSync;
  readonly #inCollection: StatementSync;
  readonly #inGroup: StatementSync;
  readonly #below: StatementSync;
  readonly #childNames: StatementSync;

  constructor(db: DatabaseSync) {
    this.#one = db.prepare(`${columns} AND path = ?`);
    this.#inCollection = db.prepare(`${columns} AND parent = ?`);
    this.#inGroup = db.prepare(`${columns} AND collection_id = ? AND path >= ? AND path < ?`);
    this.#below = db.prepare(`${columns} AND path >= ? AND path < ?`);
    this.#childNames = db.prepare(
      `SELECT DISTINCT substr(rest, 1, instr(rest || '/', '/') - 1) AS name
       FROM (SELECT substr(path, ?) AS rest FROM documents
             WHERE database = ? AND path >= ? AND path < ?)`,
    );
  }

  get(database: string, path: string): StoredDocument | undefined {
    const row = this.#one.get(database, path) as Row | undefined;
    return row && toDocument(row);
  }

  list(scope: CollectionScope): StoredDocument[] {
    return this.#rows(scope).map(toDocument);
  }

  /** The ids that follow the prefix directly: of collections below a document, of documents in a collection. */
  childIds(database: string, parent: string): string[] {
    const [from, to] = rangeBelow(parent);
    const rows = this.#childNames.all(characterCount(from) + 1, database, from, to);
    return rows.map((row) => row['name'] as string);
  }

  #rows({ database, parent, id, allDescendants }: CollectionScope): Row[] {
    if (!allDescendants) {
      const path = parent === '' ? id : `${parent}/${id}`;
      return this.#inCollection.all(database, path) as unknown as Row[];
    }
    const [from, to] = rangeBelow(parent);
    const rows =
      id === '' ? this.#below.all(database, from, to) : this.#inGroup.all(database, id, from, to);
    return rows as unknown as Row[];
  }
}

/** "0" is the character after "/". The last code point ends the range that begins at the root. */
function rangeBelow(parent: string): [string, string] {
  return parent === '' ? ['', '\u{10FFFF}'] : [`${parent}/`, `${parent}0`];
}

/** SQLite's substr counts code points, not UTF-16 units. */
function characterCount(text: string): number {
  return [...text].length;
}

function toDocument(row: Row): StoredDocument {
  return {
    path: row.path,
    fields: decodeFields(row.fields),
    createMicros: row.create_time,
    updateMicros: row.update_time,
  };
}
