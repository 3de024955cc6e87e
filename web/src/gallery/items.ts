import type { Item } from '@theni/contract';
import { PAGE_LENGTH } from '@theni/contract/limits';
import { accepted } from '../api.ts';
import { useJson } from '../use-json.ts';

/**
 * One more than a page shows: then there is another page. The gallery's document asks for it ahead
 * of the script (first-items.ts).
 */
export const firstItemsAddress = `/api/file?limit=${PAGE_LENGTH + 1}`;

/** Where the items are of a choice's query, or those that come `before` one. */
export function itemsAddress(query: string, limit = PAGE_LENGTH + 1, before?: string): string {
  const parts = [query, before && `before=${before}`].filter(Boolean);
  return [`/api/file?limit=${limit}`, ...parts].join('&');
}

export async function listItems(address: string, signal: AbortSignal): Promise<Item[]> {
  const response = await accepted(await (takeFirstItems(address) ?? fetch(address, { signal })));
  if (signal.aborted) throw new DOMException('Nobody waits any more.', 'AbortError');
  return response.json();
}

function takeFirstItems(address: string): Promise<Response> | undefined {
  if (address !== firstItemsAddress) return undefined;
  const { firstItems } = globalThis;
  globalThis.firstItems = undefined;
  return firstItems;
}

export function itemAddress(id: string): string {
  return `/api/file/${encodeURIComponent(id)}`;
}

/** A page's few items: undefined until they are here, and when they cannot be had. */
export function useItems(address: string) {
  const { value, error, retry } = useJson<Item[]>(address);
  return { items: value, failed: error !== undefined, retry };
}
