import { normalPlace, townIn } from '@theni/content/places';
import { townsIn } from '@theni/content/towns';
import {
  type FilterQuery,
  type Filters,
  GALLERY_SERVICES,
  HOME_ITEMS,
  type Item,
  type ListQuery,
} from '@theni/contract';
import { cachedValue } from '../http/cached.ts';
import type { ItemStore } from './item-store.ts';

interface Snapshot {
  revision: number;
  items: Promise<{ all: Item[]; shown: Item[] }>;
}

interface Options {
  /** How old what visitors see may be. */
  cacheMs: number;
  now?: (() => number) | undefined;
}

/** The gallery in memory. Whether it has changed costs one document read, of the revision. */
export class ItemList {
  readonly #store: Pick<ItemStore, 'galleryRevision' | 'all'>;
  readonly #publicLayouts: () => Promise<object>;
  #snapshot: Snapshot | undefined;
  /** The items as visitors see them. */
  readonly shown: () => Promise<Item[]>;

  /** @param publicLayouts by slug; a change of them raises the items' revision, too */
  constructor(
    store: Pick<ItemStore, 'galleryRevision' | 'all'>,
    publicLayouts: () => Promise<object>,
    { cacheMs, now }: Options,
  ) {
    this.#store = store;
    this.#publicLayouts = publicLayouts;
    this.shown = cachedValue(async () => (await this.#items()).shown, cacheMs, now);
  }

  /** The items as the admin sees them. */
  async all(): Promise<Item[]> {
    return (await this.#items()).all;
  }

  async #items() {
    // The revision first: a write in between then makes the records newer than their label, and
    // they are read again. The other way round old records would be kept as new ones.
    const revision = await this.#store.galleryRevision();
    if (this.#snapshot?.revision !== revision) {
      const snapshot = { revision, items: this.#read() };
      this.#snapshot = snapshot;
      snapshot.items.catch(() => {
        if (this.#snapshot === snapshot) this.#snapshot = undefined;
      });
    }
    return this.#snapshot.items;
  }

  async #read() {
    const [all, publicLayouts] = await Promise.all([this.#store.all(), this.#publicLayouts()]);
    return { all, shown: all.map((item) => shownItem(item, publicLayouts)) };
  }
}

/** An item of a draft, or of a layout that is public no more, is one of no layout to visitors. */
function shownItem(item: Item, publicLayouts: object): Item {
  if (item.Layout === undefined || Object.hasOwn(publicLayouts, item.Layout)) return item;
  const { Layout: _, ...shown } = item;
  return shown;
}

/** @param all newest first @returns undefined when `before` names no item */
export function pageOfItems(all: Item[], { home, before, limit, ...chosen }: ListQuery) {
  if (home) return homeItems(all);
  const start = before === undefined ? 0 : all.findIndex(({ _id }) => _id === before) + 1;
  if (before !== undefined && start === 0) return undefined;
  return all.slice(start).filter(isChosen(chosen)).slice(0, limit);
}

/** Pinned items, then the newest. */
function homeItems(all: Item[]): Item[] {
  const { pinned = [], others = [] } = Object.groupBy(all, (item) =>
    item.Pinned ? 'pinned' : 'others',
  );
  return [...pinned, ...others].slice(0, HOME_ITEMS);
}

/** @returns a predicate: whether an item is of the chosen services and in the chosen town */
function isChosen({ service, town }: FilterQuery): (item: Item) => boolean {
  const services = service && [service].flat();
  const chosenTown = town && townKey(town);
  return (item) =>
    (services === undefined || services.includes(item.Service)) &&
    (chosenTown === undefined || townKey(item.Location) === chosenTown);
}

/** How many items each service and each town would show, beside what is chosen already. */
export function countFilters(all: Item[], { service, town }: FilterQuery): Filters {
  const isOfService = isChosen({ ...(service && { service }) });
  const inTown = all.filter(isChosen({ ...(town && { town }) }));
  return {
    count: inTown.filter(isOfService).length,
    services: GALLERY_SERVICES.map((name) => ({
      service: name,
      count: inTown.filter((item) => item.Service === name).length,
    })).filter(({ count }) => count > 0),
    towns: countTowns(all.filter(isOfService)),
  };
}

function countTowns(items: Item[]): Filters['towns'] {
  const counts = new Map<string, { town: string; count: number }>();
  for (const { Location } of items) {
    const key = townKey(Location);
    // The newest item comes first: of an unknown town its spelling is shown.
    const counted = counts.get(key) ?? { town: townIn(towns, Location), count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  const byName = new Intl.Collator('en-IN').compare;
  return [...counts.values()].sort((a, b) => byName(a.town, b.town));
}

const towns = townsIn('en');

/** The same for each spelling of a town: capitals, blanks, language and street change nothing. */
function townKey(location: string): string {
  return normalPlace(townIn(towns, location));
}
