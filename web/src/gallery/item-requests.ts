import type { Filters, Item } from '@theni/contract';
import { HOME_ITEMS, PAGE_LENGTH } from '@theni/contract/limits';
import { ApiError, accepted, nextAddress, request } from '../api.ts';
import { type Choice, toQuery } from './choice.ts';

export interface ItemPage {
  items: Item[];
  /** Where the next items are; absent on the last page. */
  next?: string;
}

export async function listHomeItems(signal?: AbortSignal): Promise<Item[]> {
  const page = await getItems('/api/file?home=1', signal);
  return page.items.slice(0, HOME_ITEMS);
}

/** The gallery's document asks for it ahead of the script (first-items.ts). */
export const firstItemsAddress = `/api/file?limit=${PAGE_LENGTH}`;

/** `address` is the `next` of the page before. */
export function listItems(address = firstItemsAddress, signal?: AbortSignal): Promise<ItemPage> {
  return getItems(address, signal);
}

async function getItems(address: string, signal?: AbortSignal): Promise<ItemPage> {
  const response = await accepted(
    await (takeFirstItems(address) ?? fetch(address, signal ? { signal } : {})),
  );
  if (signal?.aborted) throw new DOMException('Nobody waits any more.', 'AbortError');
  const next = nextAddress(response.headers.get('Link'));
  const items: Item[] = await response.json();
  return next ? { items, next } : { items };
}

function takeFirstItems(address: string): Promise<Response> | undefined {
  if (address !== firstItemsAddress) return undefined;
  const { firstItems } = globalThis;
  globalThis.firstItems = undefined;
  return firstItems;
}

/** Where the first page of the chosen items is. */
export function itemsAddress(choice: Choice, limit = PAGE_LENGTH): string {
  const query = toQuery(choice);
  return `/api/file?limit=${limit}${query && `&${query}`}`;
}

/** The page at `address`; the first one when the item that it begins after is deleted. */
export async function getItemPage(
  address: string,
  signal: AbortSignal,
): Promise<ItemPage & { isFirst?: boolean }> {
  try {
    return await listItems(address, signal);
  } catch (error) {
    const first = address.replace(/&after=[^&]*/, '');
    if (first === address || !(error instanceof ApiError && error.status === 400)) throw error;
    return { ...(await listItems(first, signal)), isFirst: true };
  }
}

export async function getFilters(
  { after, ...chosen }: Choice,
  signal: AbortSignal,
): Promise<Filters> {
  const query = toQuery(chosen);
  const response = await request(`/api/file/filters${query && `?${query}`}`, { signal });
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
