import type { Item } from '@theni/contract';

/** What `make` makes of an item, made at its first use and kept as long as the item itself. */
export function memoizeByItem<T>(make: (item: Item) => T): (item: Item) => T {
  const made = new WeakMap<Item, T>();
  return (item) => {
    const known = made.get(item) ?? make(item);
    made.set(item, known);
    return known;
  };
}
