import type { FilterQuery, Item, ListQuery } from '@theni/contract';
import { type CacheableResponse, etagOf, responseOf } from '../http/cacheable.ts';
import { countFilters } from './filters.ts';
import type { ItemStore } from './item-store.ts';
import { listPage } from './list-page.ts';
import { memoizeByItem } from './memoize-by-item.ts';

interface ListResponse extends CacheableResponse {
  next: string | undefined;
}

interface Snapshot {
  version: number;
  /** Position of its version read among all version reads of this instance. */
  readNumber: number;
  items: Promise<Items>;
}

interface Items {
  all: Item[];
  /** As visitors get them. */
  shown: Item[];
}

/**
 * The gallery in this instance's memory. Each use costs one document read, that of the version;
 * the records are read again once for each version. Answers are put together from the items' texts
 * each time and not kept: questions are a visitor's to choose, and would fill any memory.
 */
export class ItemList {
  readonly #store: Pick<ItemStore, 'version' | 'all'>;
  readonly #publicLayouts: () => Promise<object>;
  #snapshot: Snapshot | undefined;
  #readNumber = 0;

  /** @param publicProjects those that are public, by their slugs; a change of them raises the items' version, too */
  constructor(store: Pick<ItemStore, 'version' | 'all'>, publicLayouts: () => Promise<object>) {
    this.#store = store;
    this.#publicLayouts = publicLayouts;
  }

  async all(): Promise<Item[]> {
    return (await this.#items()).all;
  }

  /** @returns undefined when the query's `after` names no item */
  async respond(query: ListQuery): Promise<ListResponse | undefined> {
    const page = listPage((await this.#items()).shown, query);
    if (!page) return undefined;
    const { next } = page;
    const texts = page.items.map(textOf);
    const body = `[${texts.map((text) => text.body).join(',')}]`;
    // The next page is a header: a 304 says that it has not changed either.
    const parts = [next, ...texts.map(({ etag }) => etag)];
    return { body, etag: etagOf(parts.join()), next };
  }

  /** @returns undefined when visitors see no such item */
  async item(id: string): Promise<CacheableResponse | undefined> {
    const item = (await this.#items()).shown.find(({ _id }) => _id === id);
    return item && textOf(item);
  }

  async filters(query: FilterQuery): Promise<CacheableResponse> {
    return responseOf(countFilters((await this.#items()).shown, query));
  }

  async #items(): Promise<Items> {
    return (await this.#current()).items;
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

  async #read(): Promise<Items> {
    const [all, publicLayouts] = await Promise.all([this.#store.all(), this.#publicLayouts()]);
    return { all, shown: all.map((item) => shownItem(item, publicLayouts)) };
  }

  #load(version: number, readNumber: number): Snapshot {
    const items = this.#read();
    const snapshot: Snapshot = { version, readNumber, items };
    items.catch(() => {
      if (this.#snapshot === snapshot) this.#snapshot = undefined;
    });
    return snapshot;
  }
}

/** An item of a draft, or of a layout that is public no more, is one of no layout to visitors. */
function shownItem(item: Item, publicLayouts: object): Item {
  if (item.Project === undefined || Object.hasOwn(publicLayouts, item.Project)) return item;
  const { Project: _, ...shown } = item;
  return shown;
}

/** Most of the work of a response. */
const textOf = memoizeByItem(responseOf);
