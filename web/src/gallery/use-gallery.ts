import type { Filters, Item } from '@theni/contract';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { uniqueById } from '../api.ts';
import { type Choice, readChoice, toQuery } from './choice.ts';
import { getFilters, getItemPage } from './item-requests.ts';

export type GalleryState = 'loading' | 'ready' | 'failed';

/**
 * The items at `address` and on the pages that follow it; `loadMore` fetches the next page.
 * When the address changes, the old items stay in view until the new ones are here.
 */
export function useGallery(address: string) {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<GalleryState>('loading');
  const [next, setNext] = useState<string>();
  const leaving = useRef<AbortController>(null);

  const load = useCallback(async (page: string, isFirst: boolean) => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState('loading');
    if (isFirst) setNext(undefined);
    try {
      const response = await getItemPage(page, signal);
      const begins = isFirst || response.isFirst;
      // Many items at once: a transition lets the visitor's touches through.
      startTransition(() => {
        setItems((all) => (begins ? response.items : uniqueById([...all, ...response.items])));
        setNext(response.next);
        setState('ready');
      });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState('failed');
    }
  }, []);

  useEffect(() => {
    load(address, true);
    return () => leaving.current?.abort();
  }, [load, address]);

  const remove = useCallback(
    (id: string) => setItems((all) => all.filter((item) => item._id !== id)),
    [],
  );
  const retry = useCallback(() => load(address, true), [load, address]);
  const loadMore = useCallback(() => {
    if (next && state !== 'loading') load(next, false);
  }, [load, next, state]);
  return { items, state, next, loadMore, retry, remove };
}

/** What there is to choose, with counts; undefined until it is here. Without it the gallery works too. */
export function useFilters(choice: Choice): Filters | undefined {
  const [filters, setFilters] = useState<Filters>();
  const query = toQuery(choice);

  useEffect(() => {
    const leaving = new AbortController();
    getFilters(readChoice(query), leaving.signal)
      .then((response) => setFilters(response))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error(error);
      });
    return () => leaving.abort();
  }, [query]);

  return filters;
}
