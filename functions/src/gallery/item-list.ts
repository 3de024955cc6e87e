import type { FilterQuery, Item, ListQuery } from '@theni/contract';
import { answerOf, type CacheableAnswer, etagOf } from '../http/cacheable.ts';
import { countFilters } from './filters.ts';
import type { ItemStore } from './item-store.ts';
import { listPage } from './list-page.ts';
import { memoizeByItem } from './memoize-by-item.ts';

interface ListAnswer extends CacheableAnswer {
  next: ListQuery | undefined;
}

interface Snapshot {
  version: number;
  /** Position of its version read among all version reads of this instance. */
  readNumber: number;
  items: Promise<Item[]>;
}

/**
 * The gallery in this instance's memory. Each use costs one document read, that of the version;
 * the records are read again once for each version. Answers are put together from the items' texts
 * each time and not kept: questions are a visitor's to choose, and would fill any memory.
 */
export class ItemList {
  readonly #store: Pick<ItemStore, 'version' | 'all'>;
  #snapshot: Snapshot | undefined;
  #readNumber = 0;

  constructor(store: Pick<ItemStore, 'version' | 'all'>) {
    this.#store = store;
  }

  async all(): Promise<Item[]> {
    return (await this.#current()).items;
  }

  /** @returns undefined when the query's `after` names no item */
  async answer(query: ListQuery): Promise<ListAnswer | undefined> {
    const page = listPage(await this.all(), query);
    if (!page) return undefined;
    const { next } = page;
    const texts = page.items.map(textOf);
    const body = `[${texts.map((text) => text.body).join(',')}]`;
    // The next page is a header: a 304 says that it has not changed either.
    const parts = [JSON.stringify(next), ...texts.map(({ etag }) => etag)];
    return { body, etag: etagOf(parts.join()), next };
  }

  /** @returns undefined when visitors see no such item */
  async item(id: string): Promise<CacheableAnswer | undefined> {
    const item = (await this.all()).find(({ _id, Hidden }) => _id === id && !Hidden);
    return item && textOf(item);
  }

  async filters(query: FilterQuery): Promise<CacheableAnswer> {
    return answerOf(countFilters(await this.all(), query));
  }

  async #current(): Promise<Snapshot> {
    const readNumber = ++this.#readNumber;
    // The version is read first: a write in between makes the records newer than their label, and
    // the next use reads them again. The other way round it would keep old records as new ones.
    const version = await this.#store.version();
    // A snapshot whose version was asked for later than ours is at least as new as our answer.
    if (
      !this.#snapshot ||
      (this.#snapshot.version !== version && this.#snapshot.readNumber < readNumber)
    ) {
      this.#snapshot = this.#load(version, readNumber);
    }
    return this.#snapshot;
  }

  #load(version: number, readNumber: number): Snapshot {
    const items = this.#store.all();
    const snapshot: Snapshot = { version, readNumber, items };
    items.catch(() => {
      if (this.#snapshot === snapshot) this.#snapshot = undefined;
    });
    return snapshot;
  }
}

/** Most of the work of an answer. */
const textOf = memoizeByItem(({ Hash: _, ...item }) => answerOf(item));
