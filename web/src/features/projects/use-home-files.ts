import type { Item } from '@theni/contract';
import { useCallback, useEffect, useState } from 'react';
import { listHomeFiles } from '../../lib/api.ts';

/** The home page's projects: empty until they are here, and when they cannot be had. */
export function useHomeFiles() {
  const [items, setItems] = useState<Item[]>([]);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (signal?: AbortSignal) => {
    setFailed(false);
    try {
      setItems(await listHomeFiles(signal));
    } catch (error) {
      if (signal?.aborted) return;
      console.error(error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const remove = (id: string) => setItems((all) => all.filter((item) => item._id !== id));
  return { items, failed, remove, retry: () => load() };
}
