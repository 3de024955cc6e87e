import { createHash } from 'node:crypto';
import type { Item, ListQuery } from '@theni/contract';
import type { ItemStore } from './item-store.ts';
import { listPage } from './list-page.ts';

/** One answer of the list, ready to be sent. */
export interface ListAnswer {
  body: string;
  etag: string;
  next: ListQuery | undefined;
}

interface Snapshot {
  version: number;
  /** Position of its version read among all version reads of this instance. */
  turn: number;
  items: Promise<Item[]>;
  /** By query. `undefined` stands for a query whose `after` names no item. */
  answers: Map<string, ListAnswer | undefined>;
}

/** Queries are a visitor's to choose, so what is kept of them has a bound. */
const MAX_ANSWERS = 500;

/**
 * The gallery in this instance's memory. Each use costs one document read, that of the version;
 * the records are read again once for each version.
 */
export class ItemList {
  readonly #store: Pick<ItemStore, 'version' | 'all'>;
  #snapshot: Snapshot | undefined;
  #turn = 0;

  constructor(store: Pick<ItemStore, 'version' | 'all'>) {
    this.#store = store;
  }

  async all(): Promise<Item[]> {
    return (await this.#current()).items;
  }

  /** @returns undefined when the query's `after` names no item */
  async answer(query: ListQuery): Promise<ListAnswer | undefined> {
    const { answers, items } = await this.#current();
    const key = JSON.stringify([query.limit, query.after, query.service, query.home]);
    if (!answers.has(key)) {
      if (answers.size >= MAX_ANSWERS) answers.clear();
      answers.set(key, toAnswer(await items, query));
    }
    return answers.get(key);
  }

  async #current(): Promise<Snapshot> {
    const turn = ++this.#turn;
    // The version is read first: a write in between makes the records newer than their label, and
    // the next use reads them again. The other way round it would keep old records as new ones.
    const version = await this.#store.version();
    // A snapshot whose version was asked for later than ours is at least as new as our answer.
    if (!this.#snapshot || (this.#snapshot.version !== version && this.#snapshot.turn < turn)) {
      this.#snapshot = this.#load(version, turn);
    }
    return this.#snapshot;
  }

  #load(version: number, turn: number): Snapshot {
    const items = this.#store.all();
    const snapshot: Snapshot = { version, turn, items, answers: new Map() };
    items.catch(() => {
      if (this.#snapshot === snapshot) this.#snapshot = undefined;
    });
    return snapshot;
  }
}

function toAnswer(items: Item[], query: ListQuery): ListAnswer | undefined {
  const page = listPage(items, query);
  if (!page) return undefined;
  const body = JSON.stringify(page.items);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, etag: `"${digest}"`, next: page.next };
}
