import type { Filters, Item } from '@theni/contract';
import { PAGE_LENGTH } from '@theni/contract/limits';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, request } from '../api.ts';
import { type Choice, toQuery } from './choice.ts';
import { itemsAddress, listItems } from './items.ts';

/**
 * The chosen items, page by page. When something else is chosen, the old items stay in view until the new ones are here.
 * @param choice the same object until something else is chosen
 */
export function useGallery(choice: Choice) {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [hasMore, setHasMore] = useState(false);
  const leaving = useRef<AbortController>(null);

  const load = useCallback(
    async (known: Item[]): Promise<void> => {
      leaving.current?.abort();
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setState('loading');
      try {
        const address = itemsAddress(choice, undefined, known.at(-1)?._id);
        const listed = await listItems(address, signal);
        // Many items at once: a transition lets the visitor's touches through.
        startTransition(() => {
          setItems([...known, ...listed.slice(0, PAGE_LENGTH)]);
          setHasMore(listed.length > PAGE_LENGTH);
          setState('ready');
        });
      } catch (error) {
        if (signal.aborted) return;
        // The last of them is deleted, so that nothing comes before it.
        if (known.length > 0 && error instanceof ApiError && error.status === 400) return load([]);
        console.error(error);
        setState('failed');
      }
    },
    [choice],
  );

  useEffect(() => {
    load([]);
    return () => leaving.current?.abort();
  }, [load]);

  const remove = useCallback(
    (id: string) => setItems((all) => all.filter((item) => item._id !== id)),
    [],
  );
  const loadMore = useCallback(() => {
    if (hasMore && state === 'ready') load(items);
  }, [load, hasMore, state, items]);
  return { items, state, hasMore, loadMore, retry: () => load(items), remove };
}

/** What there is to choose, with counts; undefined until it is here. Without it the gallery works too. */
export function useFilters(choice: Choice): Filters | undefined {
  const [filters, setFilters] = useState<Filters>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const query = toQuery(choice);
    request(`/api/file/filters${query && `?${query}`}`, { signal })
      .then((response) => response.json())
      .then(setFilters, (error) => signal.aborted || console.error(error));
    return () => leaving.abort();
  }, [choice]);

  return filters;
}
