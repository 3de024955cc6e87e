import { queryOptions, useQuery } from '@tanstack/react-query';
import { fold, placeIn, searchWords } from '@theni/content/places';
import { townsIn } from '@theni/content/towns';
import type { Item, ItemChange } from '@theni/contract';
import type { Service } from '@theni/contract/item';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { queryClient } from '../query-client.ts';
import { notify } from '../ui/notice.ts';
import { useChange } from '../ui/use-change.ts';

/** Specification §8. */
export const FAILED = 'something went wrong please try again later....';

export interface ItemFieldValues {
  Service: Service | '';
  Location: string;
  /** A slug, or `''`. */
  Layout: string;
}

const itemsQuery = queryOptions({
  queryKey: ['items'],
  queryFn: () => call('GET /api/admin/file'),
});

/** All items, newest first. After a failed load those that were shown stay. */
export function useAllItems() {
  return useQuery(itemsQuery);
}

/** Puts a new or changed item, as the API has answered it, into the list, which may be long. */
export function showItem(item: Item): Promise<void> {
  return changeItems((items) =>
    [item, ...items.filter(({ _id }) => _id !== item._id)].sort((one, other) =>
      other.CreatedAt.localeCompare(one.CreatedAt),
    ),
  );
}

export function hideItem(id: string): Promise<void> {
  return changeItems((items) => items.filter(({ _id }) => _id !== id));
}

async function changeItems(change: (items: Item[]) => Item[]): Promise<void> {
  // The answer of a read that began before the change lacks the change.
  await queryClient.cancelQueries(itemsQuery);
  const items = queryClient.getQueryData(itemsQuery.queryKey);
  if (items) queryClient.setQueryData(itemsQuery.queryKey, change(items));
  else await queryClient.invalidateQueries(itemsQuery);
}

/** 'Road Work, Theni' */
export function nameOfItem({ Service, Location }: Item): string {
  return `${Service.trim()}, ${Location}`;
}

export function useChangeItem(item: Item) {
  return useChange({
    // Changes of an item are sent one after the other, so the one that was made last counts.
    scope: { id: `item ${item._id}` },
    nameOf: () => nameOfItem(item),
    failure: itemErrorText,
    mutationFn: (body: ItemChange) =>
      call('PATCH /api/file/:id', { params: { id: item._id }, body }),
    onSuccess: async (changed) => {
      await showItem(changed);
      notify({ text: 'Saved.' });
    },
  });
}

function itemErrorText(error: unknown): string {
  if (!(error instanceof AdminApiError)) return FAILED;
  if (error.status === 404) return 'This item was already deleted.';
  // "Six photos are already shown first on Home."; "This layout no longer exists. Reload the page."
  return [409, 422].includes(error.status) ? error.message : FAILED;
}

const english = townsIn('en');
const tamil = townsIn('ta');

export function foundItems(
  items: Item[],
  search: string,
  layouts: ReadonlyMap<string, string>,
): Item[] {
  const words = searchWords(search);
  return items.filter(({ Location, Service, Layout = '' }) => {
    const places = [Location, placeIn(english, Location), placeIn(tamil, Location)];
    const text = fold([...places, Service, layouts.get(Layout) ?? Layout].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
