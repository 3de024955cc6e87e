import type { Filters, Item, Service } from '@theni/contract';
import { ApiError, request } from '../../lib/api.ts';

/** What only the gallery asks of the server; other pages do not carry it. */

/** What a visitor has chosen to see. */
export interface Choice {
  services?: Service[];
  place?: string;
}

/** Where the first page of the chosen items is. */
export function filesAddress(choice: Choice, limit = 24): string {
  const query = toQuery(choice);
  return `/api/file?limit=${limit}${query && `&${query}`}`;
}

export async function getFilters(choice: Choice, signal: AbortSignal): Promise<Filters> {
  const query = toQuery(choice);
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

export function toQuery({ services = [], place }: Choice): string {
  const query = new URLSearchParams(services.map((service) => ['service', service]));
  if (place) query.set('place', place);
  return query.toString();
}
