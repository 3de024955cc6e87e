import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Item, ItemChange } from '@theni/contract';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { notify } from '../ui/notice.ts';
import { adminText } from '../words.ts';

export const itemsQuery = queryOptions({
  queryKey: ['items'],
  queryFn: () => call('GET /api/admin/file'),
  meta: { failure: 'the list could not be loaded' },
});

/** All items. A failed load keeps the items that are shown. */
export function useItems({ enabled = true } = {}) {
  const { data: items, dataUpdatedAt, errorUpdatedAt } = useQuery({ ...itemsQuery, enabled });
  // While it is asked again too: the button that asks keeps its place and its focus.
  return { items, failed: errorUpdatedAt > dataUpdatedAt, reload: useReloadItems() };
}

export function useReloadItems(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => reloadItems(client), [client]);
}

/** Resolves when the list shows what has changed. */
export async function reloadItems(client: QueryClient): Promise<void> {
  // A response that was on its way before the change does not know of it.
  await client.cancelQueries(itemsQuery);
  await client.invalidateQueries(itemsQuery);
}

/** What is done is said, with a way back. @param onDone is called for each change, also when a later one is under way; with the error of one that failed */
export function useChangeItem(onDone?: (item: Item, error?: Error) => void) {
  const reload = useReloadItems();
  return useMutation({
    mutationFn: ({ item, change }: { item: Item; change: ItemChange }) =>
      call('PATCH /api/file/:id', { params: { id: item._id }, body: change }),
    meta: { failure: 'the item could not be changed' },
    onError: (error, { item }) => onDone?.(item, error),
    onSuccess: (changed, { item, change }) => {
      notify({ text: adminText.item.saved, undo: { act: () => takeBack(item, change) } });
      onDone?.(changed);
    },
    onSettled: () => {
      reload();
    },
  });

  async function takeBack(item: Item, change: ItemChange): Promise<void> {
    // An empty text takes back what the item had not.
    const before = Object.keys(change).map((field) => [field, item[field as keyof Item] ?? '']);
    const undone = call('PATCH /api/file/:id', {
      params: { id: item._id },
      body: Object.fromEntries(before),
    });
    await undone.then(
      () => notify({ text: adminText.frame.undone }),
      (error: unknown) => notify({ text: errorMessage(error) }),
    );
    await reload();
  }
}

/** What to say about a change that the server did not make. */
export function errorMessage(error: unknown): string {
  const { gone, changeFailed } = adminText.item;
  if (!(error instanceof AdminApiError)) return changeFailed;
  if (error.status === 404) return gone;
  // "Six items are pinned already."; "There is no layout green-acres; it may be deleted already."
  return error.status === 409 || error.status === 422 ? error.message : changeFailed;
}
