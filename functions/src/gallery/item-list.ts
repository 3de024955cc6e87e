import { fold, normalPlace, placeIn, searchWords, townIn } from '@theni/content/places';
import { townsIn } from '@theni/content/towns';
import {
  ADMIN_PAGE_LENGTH,
  type AdminListQuery,
  type FilterQuery,
  type Filters,
  GALLERY_SERVICES,
  HOME_ITEMS,
  type Item,
  type ItemPage,
  type ListQuery,
} from '@theni/contract';
import { cachedByKey } from '../http/cached.ts';
import type { GalleryRevision } from './gallery-revision.ts';
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

type Store = Pick<ItemStore, 'galleryRevision' | 'all' | 'changedSince'>;

/**
 * The gallery in memory. Whether it has changed costs one document read, of the revision; a change
 * costs as many more as it has changed items.
 */
export class ItemList {
  readonly #store: Store;
  readonly #publicLayouts: () => Promise<object>;
  #snapshot: Snapshot | undefined;
  /** The items as visitors see them. */
  readonly shown: () => Promise<Item[]>;

  /** @param publicLayouts by slug; a change of them raises the items' revision, too */
  constructor(store: Store, publicLayouts: () => Promise<object>, { cacheMs, now }: Options) {
    this.#store = store;
    this.#publicLayouts = publicLayouts;
    const cached = cachedByKey<Item[]>(cacheMs, now);
    this.shown = () => cached('shown', async () => (await this.#items()).shown);
  }

  /** The items as the admin sees them. */
  async all(): Promise<Item[]> {
    return (await this.#items()).all;
  }

  async #items() {
    // The revision first: a write in between then makes the records newer than their label, and
    // they are read again. The other way round old records would be kept as new ones.
    const gallery = await this.#store.galleryRevision();
    const { revision } = gallery;
    // It is an older one after a restore of the database.
    if (this.#snapshot?.revision !== revision) {
      const snapshot = { revision, items: this.#read(gallery, this.#snapshot) };
      this.#snapshot = snapshot;
      snapshot.items.catch(() => {
        if (this.#snapshot === snapshot) this.#snapshot = undefined;
      });
    }
    return this.#snapshot.items;
  }

  async #read(gallery: GalleryRevision, before: Snapshot | undefined) {
    const [items, publicLayouts] = await Promise.all([
      before && before.revision >= gallery.completeSince && before.revision <= gallery.revision
        ? this.#afterChanges(gallery, before)
        : this.#store.all(),
      this.#publicLayouts(),
    ]);
    const all = items.sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
    return { all, shown: all.map((item) => shownItem(item, publicLayouts)) };
  }

  /** @param before whose items may still be read, and may not come */
  async #afterChanges({ deleted }: GalleryRevision, before: Snapshot): Promise<Item[]> {
    const known = await before.items.catch(() => undefined);
    if (!known) return this.#store.all();
    const items = new Map(known.all.map((item) => [item._id, item]));
    for (const { id, revision } of deleted) if (revision > before.revision) items.delete(id);
    for (const item of await this.#store.changedSince(before.revision)) items.set(item._id, item);
    return [...items.values()];
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

/** Where an item stands: of two, the one with the greater text is the newer one. */
function placeOf({ CreatedAt, _id }: Item): string {
  return `${CreatedAt} ${_id}`;
}

/** @param all newest first @param layoutNames by slug, which a search may name */
export function pageForAdmin(
  all: Item[],
  { id, search = '', before }: AdminListQuery,
  layoutNames: ReadonlyMap<string, string>,
): ItemPage {
  const ids = id === undefined ? undefined : [id].flat();
  const found = ids
    ? all.filter(({ _id }) => ids.includes(_id))
    : itemsWith(all, search, layoutNames);
  const rest = before === undefined ? found : found.filter((item) => placeOf(item) < before);
  const items = ids ? rest : rest.slice(0, ADMIN_PAGE_LENGTH);
  const last = items.length < rest.length ? items.at(-1) : undefined;
  return { items, next: last ? placeOf(last) : null, found: found.length, total: all.length };
}

/** Those that have all words of a search, in whatever script and capitals. */
function itemsWith(all: Item[], search: string, layoutNames: ReadonlyMap<string, string>): Item[] {
  const words = searchWords(search);
  if (words.length === 0) return all;
  return all.filter(({ Location, Service, Layout = '' }) => {
    const places = [Location, placeIn(towns, Location), placeIn(tamilTowns, Location)];
    const text = fold([...places, Service, layoutNames.get(Layout) ?? Layout].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

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
const tamilTowns = townsIn('ta');

/** The same for each spelling of a town: capitals, blanks, language and street change nothing. */
function townKey(location: string): string {
  return normalPlace(townIn(towns, location));
}
