import type { Filters, Item, Service } from '@theni/contract';
import { ApiError, type FilePage, listFiles, request } from '../api.ts';

/** What only the gallery asks of the server; other pages do not carry it. */

/** What a visitor has chosen to see. */
export interface Choice {
  services?: Service[];
  place?: string;
  /** The list begins after this item: a later page of it. */
  after?: string;
}

/** Full rows in one, two and three columns. */
export const PAGE_LENGTH = 24;

/** Where the first page of the chosen items is. */
export function filesAddress(choice: Choice, limit = PAGE_LENGTH): string {
  const query = toQuery(choice);
  return `/api/file?limit=${limit}${query && `&${query}`}`;
}

/** The page at `address`; the first one when the item that it begins after is deleted. */
export async function getPage(
  address: string,
  signal: AbortSignal,
): Promise<FilePage & { isFirst?: boolean }> {
  try {
    return await listFiles(address, signal);
  } catch (error) {
    const first = address.replace(/&after=[^&]*/, '');
    if (first === address || !(error instanceof ApiError && error.status === 400)) throw error;
    return { ...(await listFiles(first, signal)), isFirst: true };
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
export async function getFile(id: string, signal: AbortSignal): Promise<Item | undefined> {
  try {
    const response = await request(`/api/file/${encodeURIComponent(id)}`, { signal });
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function toQuery({ services = [], place, after }: Choice): string {
  const query = new URLSearchParams(services.map((service) => ['service', service]));
  if (place) query.set('place', place);
  if (after) query.set('after', after);
  return query.toString();
}
