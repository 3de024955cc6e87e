import { createHash } from 'node:crypto';
import type { FilterQuery, Item, ListQuery } from '@theni/contract';
import { countFilters } from './filters.ts';
import type { ItemStore } from './item-store.ts';
import { listPage } from './list-page.ts';

/** An answer about the gallery, ready to be sent. */
export interface CacheableAnswer {
  body: string;
  etag: string;
}

export interface ListAnswer extends CacheableAnswer {
  total: number;
  next: ListQuery | undefined;
}

interface Snapshot {
  version: number;
  /** Position of its version read among all version reads of this instance. */
  turn: number;
  items: Promise<Item[]>;
  /** By question. `undefined` stands for one about an item that there is not. */
  answers: Map<string, CacheableAnswer | undefined>;
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
  answer(query: ListQuery): Promise<ListAnswer | undefined> {
    const { limit, after, service, place, home } = query;
    const key = JSON.stringify(['list', limit, after, service, place, home]);
    return this.#remember(key, (all) => {
      const page = listPage(all, query);
      if (!page) return undefined;
      const { items, total, next } = page;
      return { ...toAnswer(items, total, next), total, next };
    });
  }

  /** @returns undefined when visitors see no such item */
  item(id: string): Promise<CacheableAnswer | undefined> {
    return this.#remember(`item ${id}`, (items) => {
      const item = items.find(({ _id, Hidden }) => _id === id && !Hidden);
      return item && toAnswer(item);
    });
  }

  filters(query: FilterQuery): Promise<CacheableAnswer> {
    const key = JSON.stringify(['filters', query.service, query.place]);
    return this.#remember(key, (items) => toAnswer(countFilters(items, query)));
  }

  async #remember<A extends CacheableAnswer | undefined>(
    key: string,
    make: (items: Item[]) => A,
  ): Promise<A> {
    const { answers, items } = await this.#current();
    if (!answers.has(key)) {
      if (answers.size >= MAX_ANSWERS) answers.clear();
      answers.set(key, make(await items));
    }
    return answers.get(key) as A;
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

/** @param headers what goes with the content: a 304 says that it has not changed either */
function toAnswer(content: unknown, ...headers: unknown[]): CacheableAnswer {
  const body = JSON.stringify(content);
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return { body, etag: `"${hash.digest('base64url').slice(0, 27)}"` };
}
