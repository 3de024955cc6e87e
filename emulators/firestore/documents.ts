import type { Fields } from './messages.ts';
import { collectionOf, joinPath } from './names.ts';

export interface StoredDocument {
  path: string;
  fields: Fields;
  createMicros: number;
  updateMicros: number;
}

/** The collection `id` under `parent`. */
export interface CollectionScope {
  database: string;
  parent: string;
  id: string;
}

type Collection = Map<string, StoredDocument>;

/** The documents of one moment. They never change: a commit makes those of the next moment. */
export class Documents {
  /** By database and path of the collection, then by path of the document. */
  readonly collections: Map<string, Collection>;

  constructor(collections = new Map<string, Collection>()) {
    this.collections = collections;
  }

  get(database: string, path: string): StoredDocument | undefined {
    return this.collections.get(keyOf(database, collectionOf(path)))?.get(path);
  }

  list({ database, parent, id }: CollectionScope): StoredDocument[] {
    return [...(this.collections.get(keyOf(database, joinPath(parent, id)))?.values() ?? [])];
  }

  all(database: string): StoredDocument[] {
    return this.#below(database, '').flatMap(([, documents]) => [...documents.values()]);
  }

  /** @returns the ids of a document's collections, or of a collection's documents */
  childIds(database: string, parent: string): string[] {
    const start = parent === '' ? 0 : parent.length + 1;
    const below = this.#below(database, parent).map(([collection]) => collection);
    const inside = this.collections.get(keyOf(database, parent))?.keys() ?? [];
    const ids = [...below, ...inside].map((path) => path.slice(start).split('/')[0] ?? '');
    return [...new Set(ids)].sort();
  }

  #below(database: string, parent: string): [string, Collection][] {
    const prefix = keyOf(database, parent === '' ? '' : `${parent}/`);
    const start = keyOf(database, '').length;
    return [...this.collections]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, documents]) => [key.slice(start), documents]);
  }
}

/** The documents of the next moment. The first change of a collection copies it. */
export class WritableDocuments extends Documents {
  readonly #copied = new Set<string>();

  constructor(before: Documents) {
    super(new Map(before.collections));
  }

  put(database: string, document: StoredDocument): void {
    this.#own(keyOf(database, collectionOf(document.path))).set(document.path, document);
  }

  remove(database: string, path: string): void {
    const key = keyOf(database, collectionOf(path));
    const collection = this.#own(key);
    collection.delete(path);
    if (collection.size > 0) return;
    this.collections.delete(key);
    this.#copied.delete(key);
  }

  clear(database: string): void {
    for (const key of this.collections.keys())
      if (key.startsWith(keyOf(database, ''))) this.collections.delete(key);
  }

  #own(key: string): Collection {
    const present = this.collections.get(key);
    if (present && this.#copied.has(key)) return present;
    const copy = new Map(present);
    this.#copied.add(key);
    this.collections.set(key, copy);
    return copy;
  }
}

/** All documents, in memory. A commit runs without a pause, so the process itself is its lock. */
export class DocumentStore {
  #documents = new Documents();
  #lastCommitMicros = 0;

  get documents(): Documents {
    return this.#documents;
  }

  all(database: string): StoredDocument[] {
    return this.#documents.all(database);
  }

  /** The machine's clock may be set back, and no read may lie before the last commit. */
  readTimeMicros(): number {
    return Math.max(Date.now() * 1000, this.#lastCommitMicros);
  }

  /** Runs the writes with their commit time. When one throws, nothing is written. */
  commit<T>(write: (draft: WritableDocuments, commitMicros: number) => T): T {
    const commitMicros = Math.max(Date.now() * 1000, this.#lastCommitMicros + 1);
    const draft = new WritableDocuments(this.#documents);
    const result = write(draft, commitMicros);
    this.#documents = draft;
    this.#lastCommitMicros = commitMicros;
    return result;
  }

  load(database: string, documents: readonly StoredDocument[]): void {
    this.commit((draft) => {
      for (const document of documents) draft.put(database, document);
    });
    for (const { updateMicros } of documents)
      this.#lastCommitMicros = Math.max(this.#lastCommitMicros, updateMicros);
  }
}

function keyOf(database: string, path: string): string {
  return `${database}/documents/${path}`;
}
