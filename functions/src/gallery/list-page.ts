import type { Item, ListQuery } from '@theni/contract';
import { choice } from './filters.ts';
import { homeItems } from './order.ts';

export interface Page {
  items: Item[];
  /** The query of the page that follows, while more remain. */
  next: ListQuery | undefined;
}

/**
 * The part of the gallery that a query asks for.
 * @param all every item, hidden ones too (so that a page can start after one), newest first
 * @returns undefined when `after` names no item
 */
export function listPage(all: Item[], query: ListQuery): Page | undefined {
  const isChosen = choice(query);
  const isShown = (item: Item) => !item.Hidden && isChosen(item);
  const shown = all.filter(isShown);
  if (query.home) return { items: homeItems(shown), next: undefined };
  const start = query.after === undefined ? 0 : all.findIndex(({ _id }) => _id === query.after) + 1;
  if (query.after !== undefined && start === 0) return undefined;
  const following = start === 0 ? shown : all.slice(start).filter(isShown);
  const items = following.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    next: last && items.length < following.length ? { ...query, after: last._id } : undefined,
  };
}
