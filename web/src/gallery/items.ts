import type { Words } from '@theni/content';
import { placeIn } from '@theni/content/places';
import type { Item } from '@theni/contract';
import { PAGE_LENGTH } from '@theni/contract/item';
import { request, useJson } from '../api.ts';
import { documentData } from '../document-data.ts';
import { usePageContext } from '../page-context.ts';

/**
 * The `sizes` of a photo in the grid. Nobody sees more than two dots a pixel, so a phone with three
 * does not pay for them.
 */
export const GRID_PHOTO_SIZES = '(min-width: 62rem) 26rem, (min-resolution: 2.5dppx) 29vw, 50vw';

/**
 * Address of the items under a filter, or of those that follow `before`. Unless told otherwise
 * it asks for one item more than the gallery shows, which tells whether there are more. boot.ts
 * asks for the gallery's first ones at this very address.
 */
export function itemsAddress(query: string, limit = PAGE_LENGTH + 1, before?: string): string {
  const parts = [query, before && `before=${before}`].filter(Boolean);
  return [`/api/file?limit=${limit}`, ...parts].join('&');
}

/**
 * @param firstAnswer to boot.ts, which has asked for the gallery's first items; it is read once
 */
export async function listItems(
  address: string,
  signal: AbortSignal,
  firstAnswer?: Promise<Response>,
): Promise<Item[]> {
  const isForFirst = documentData().firstItems === address;
  const answer = isForFirst ? await firstAnswer?.catch(() => undefined) : undefined;
  const isUsable = answer?.ok && !answer.bodyUsed;
  const response = isUsable ? answer : await request(address, { signal });
  return response.json();
}

export function itemAddress(id: string): string {
  return `/api/file/${encodeURIComponent(id)}`;
}

/** A page's few items: undefined until they are here, and when they cannot be had. */
export function usePageItems(address: string) {
  const { value, error, retry } = useJson<Item[]>(address);
  return { items: value, failed: error !== undefined, retry };
}

export function serviceIn({ serviceNames }: Words, service: string): string {
  const names: Record<string, string> = serviceNames;
  return names[service] ?? service.trim();
}

export function useItemNames({ Service, Location }: Pick<Item, 'Service' | 'Location'>) {
  const { language, words } = usePageContext();
  const service = serviceIn(words, Service);
  // The specification (§2) wants the text of the service to the letter.
  const alt = language === 'en' ? Service : service;
  return { service, place: placeIn(words.towns, Location), alt };
}
