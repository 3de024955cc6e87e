import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { Item, ItemChange, ItemPage } from '@theni/contract';
import { GALLERY_SERVICES, LIST_LIMIT_MAX, type Service } from '@theni/contract/item';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { queryClient } from '../query-client.ts';
import { parseStored, storage } from '../storage.ts';
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

/** The fields that this browser has stored under a key, as far as they can be read. */
export function storedFields(key: string): ItemFieldValues | undefined {
  const json = storage.get(key);
  if (json === null) return undefined;
  const stored = Object(parseStored(json));
  const read = (field: string) => (typeof stored[field] === 'string' ? stored[field] : '');
  const Service = GALLERY_SERVICES.find((service) => service === stored.Service) ?? '';
  return { Service, Location: read('Location'), Layout: read('Layout') };
}

const LISTS = ['items', 'list'];

const listQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...LISTS, search],
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/file', {
        query: { ...(search && { search }), ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What a search found stays until the next one has its answer.
    placeholderData: keepPreviousData,
  });

/** The gallery, page by page, newest first. After a failed load what was shown stays. */
export function useItemList(search = '') {
  const list = useInfiniteQuery(listQuery(search.trim()));
  const [first] = list.data?.pages ?? [];
  const items = list.data?.pages.flatMap((page) => page.items);
  return { list, items, found: first?.found ?? 0, total: first?.total ?? 0 };
}

/** What `LoadMore` needs to know of the pages of a list. */
export const moreItems = {
  name: 'Show more',
  failed: () => FAILED,
};

const NAMED = ['items', 'named'];

/** The items of these ids, at most a hundred, in their order: those that there are. */
export function useItems(ids: string[]): Item[] {
  const id = ids.slice(0, LIST_LIMIT_MAX);
  const { data } = useQuery({
    queryKey: [...NAMED, id],
    queryFn: async () => (await call('GET /api/admin/file', { query: { id } })).items,
    enabled: id.length > 0,
    // Most are seen in a list already.
    placeholderData: (before: Item[] = []) => [...listedItems(), ...before],
    select: (items) => id.flatMap((each) => items.find(({ _id }) => _id === each) ?? []),
  });
  return data ?? NO_ITEMS;
}

function listedItems(): Item[] {
  const lists = queryClient.getQueriesData<List>({ queryKey: LISTS });
  return lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []);
}

const NO_ITEMS: Item[] = [];

/** Shows a changed item, as the API has answered it; a new one comes with its list. */
export function showItem(item: Item): void {
  changeItems((items) => items.map((each) => (each._id === item._id ? item : each)));
}

export function hideItem(id: string): void {
  changeItems((items) => items.filter(({ _id }) => _id !== id));
}

type List = InfiniteData<ItemPage>;

/** Specification §4: every list is then read again. */
function changeItems(change: (items: Item[]) => Item[]): void {
  queryClient.setQueriesData({ queryKey: NAMED }, (items?: Item[]) => items && change(items));
  queryClient.setQueriesData({ queryKey: LISTS }, (list?: List) => {
    const pages = list?.pages.map((page) => ({ ...page, items: change(page.items) }));
    return list && pages && { ...list, pages };
  });
  queryClient.invalidateQueries({ queryKey: ['items'] });
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
    onSuccess: (changed) => {
      showItem(changed);
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
