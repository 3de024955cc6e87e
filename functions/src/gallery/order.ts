import { HOME_ITEMS, type Item } from '@theni/contract';

/** The order of the gallery; items of the same instant by `_id`. */
export function newestFirst(a: Item, b: Item): number {
  return compare(b.CreatedAt, a.CreatedAt) || compare(a._id, b._id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The order of the home page: pinned items, then the newest. */
export function homeItems(visible: Item[]): Item[] {
  const pinned = visible.filter((item) => item.Pinned);
  const others = visible.filter((item) => !item.Pinned);
  return [...pinned, ...others].slice(0, HOME_ITEMS);
}
