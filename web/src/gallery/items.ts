import type { Item } from '@theni/contract';
import { PAGE_LENGTH } from '@theni/contract/limits';
import { startTransition, useEffect, useState } from 'react';
import { ApiError, request } from '../api.ts';

/**
 * Where the items are of a choice's query, or those that come `before` one: one more than a page
 * shows, so that there is another page. The gallery's document asks for the first ones ahead of its
 * script.
 */
export function itemsAddress(query: string, limit = PAGE_LENGTH + 1, before?: string): string {
  const parts = [query, before && `before=${before}`].filter(Boolean);
  return [`/api/file?limit=${limit}`, ...parts].join('&');
}

export async function listItems(address: string, signal: AbortSignal): Promise<Item[]> {
  const response = await request(address, { signal });
  return response.json();
}

/** @returns undefined when there is no such item, or none any more */
export async function getItem(
  id: string,
  signal: AbortSignal | null = null,
): Promise<Item | undefined> {
  try {
    const response = await request(`/api/file/${encodeURIComponent(id)}`, { signal });
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A page's few items: undefined until they are here, and when they cannot be had. */
export function useItems(address: string) {
  const [items, setItems] = useState<Item[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    listItems(address, leaving.signal)
      .then((listed) => startTransition(() => setItems(listed)))
      .catch((error) => {
        if (leaving.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => leaving.abort();
  }, [address, attempt]);

  return { items, failed, retry: () => setAttempt(attempt + 1) };
}
