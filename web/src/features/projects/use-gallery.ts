import type { Item } from '@theni/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listFiles } from '../../lib/api.ts';

type State = 'loading' | 'ready' | 'failed';

/** All projects, page by page: `loadMore` fetches what the last answer named as next. */
export function useGallery() {
  const [items, setItems] = useState<Item[]>([]);
  const [state, setState] = useState<State>('loading');
  const [next, setNext] = useState<string>();
  const leaving = useRef<AbortController>(null);

  const load = useCallback(async (address?: string) => {
    leaving.current?.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState('loading');
    try {
      const page = await listFiles(address, signal);
      setItems((all) => withoutDoubles([...all, ...page.items]));
      setNext(page.next);
      setState('ready');
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState('failed');
    }
  }, []);

  useEffect(() => {
    load();
    return () => leaving.current?.abort();
  }, [load]);

  const remove = (id: string) => setItems((all) => all.filter((item) => item._id !== id));
  const loadMore = useCallback(() => load(next), [load, next]);
  return { items, state, hasMore: next !== undefined, loadMore, remove };
}

/** An upload between two pages moves an item from the end of one to the start of the next. */
export function withoutDoubles(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}
