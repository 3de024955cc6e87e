import type { Item, Problem } from '@theni/contract';
import { HOME_ITEMS } from '@theni/contract/limits';

/** The only module of the public pages that speaks to the server. */

export interface FilePage {
  items: Item[];
  /** Where the next items are; absent on the last page. */
  next?: string;
}

export interface FormData {
  name: string;
  email: string;
  message: string;
  services: Record<'construction' | 'plans' | 'plots' | 'others', string>;
}

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
  }
}

export async function listHomeFiles(signal?: AbortSignal): Promise<Item[]> {
  const page = await getFiles('/api/file?home=1', signal);
  return page.items.slice(0, HOME_ITEMS);
}

/** The gallery's document asks for it ahead of the script (build/document.ts). */
export const firstFilesAddress = '/api/file?limit=24';

/** `address` is the `next` of the page before. */
export function listFiles(address = firstFilesAddress, signal?: AbortSignal): Promise<FilePage> {
  return getFiles(address, signal);
}

export async function sendMessage(formData: FormData): Promise<void> {
  await request('/api/email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ formData }),
  });
}

async function getFiles(address: string, signal?: AbortSignal): Promise<FilePage> {
  const response = await request(address, signal ? { signal } : {});
  const next = nextAddress(response.headers.get('Link'));
  const items: Item[] = await response.json();
  return next ? { items, next } : { items };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.ok) return response;
  throw new ApiError(response.status, await response.json().catch(() => ({})));
}

/** The target of `rel="next"` in a Link header (RFC 8288). */
export function nextAddress(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
}
