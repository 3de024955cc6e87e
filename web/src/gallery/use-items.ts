import type { Item } from '@theni/contract';
import { useCallback, useEffect, useState } from 'react';

/**
 * A page's few items: undefined until they are here, and when they cannot be had.
 * @param fetchItems the same function until something else is wanted
 */
export function useItems(fetchItems: (signal?: AbortSignal) => Promise<Item[]>) {
  const [items, setItems] = useState<Item[]>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false);
      try {
        setItems(await fetchItems(signal));
      } catch (error) {
        if (signal?.aborted) return;
        console.error(error);
        setFailed(true);
      }
    },
    [fetchItems],
  );

  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const remove = useCallback(
    (id: string) => setItems((all) => all?.filter((item) => item._id !== id)),
    [],
  );
  return { items, failed, remove, retry: () => load() };
}
