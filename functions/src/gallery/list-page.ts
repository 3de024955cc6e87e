import type { Item, ListQuery } from '@theni/contract';
import { choice } from './filters.ts';
import { homeItems } from './order.ts';

export interface Page {
  items: Item[];
  /** What the page that follows comes `after`, while more remain. */
  next: string | undefined;
}

/**
 * The part of the gallery that a query asks for.
 * @param all newest first
 * @returns undefined when `after` names no item
 */
export function listPage(all: Item[], query: ListQuery): Page | undefined {
  const isShown = choice(query);
  const shown = all.filter(isShown);
  if (query.home) return { items: homeItems(shown), next: undefined };
  const start = query.after === undefined ? 0 : all.findIndex(({ _id }) => _id === query.after) + 1;
  if (query.after !== undefined && start === 0) return undefined;
  const following = start === 0 ? shown : all.slice(start).filter(isShown);
  const items = following.slice(0, query.limit);
  const last = items.at(-1);
  return { items, next: items.length < following.length ? last?._id : undefined };
}
