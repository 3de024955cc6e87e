import type { Item, Problem } from '@theni/contract';
import { HOME_ITEMS } from '@theni/contract/limits';

/** The public pages' way to the server. What the contact form alone needs is in features/contact-form/send-message.ts. */

export interface FilePage {
  items: Item[];
  /** Where the next items are; absent on the last page. */
  next?: string;
}

export class ApiError extends Error {
  readonly status: number;
  /** Of the fields that the server finds wrong, where it says so. */
  readonly paths: string[];

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.paths = problem.errors?.map(({ path }) => path) ?? [];
  }
}

export async function listHomeFiles(signal?: AbortSignal): Promise<Item[]> {
  const page = await getFiles('/api/file?home=1', signal);
  return page.items.slice(0, HOME_ITEMS);
}

/** The gallery's document asks for it ahead of the script (boot.ts). */
export const firstFilesAddress = '/api/file?limit=24';

/** `address` is the `next` of the page before. */
export function listFiles(address = firstFilesAddress, signal?: AbortSignal): Promise<FilePage> {
  return getFiles(address, signal);
}

async function getFiles(address: string, signal?: AbortSignal): Promise<FilePage> {
  const response = await answered(
    takeFirstFiles(address) ?? fetch(address, signal ? { signal } : {}),
  );
  signal?.throwIfAborted();
  const next = nextAddress(response.headers.get('Link'));
  const items: Item[] = await response.json();
  return next ? { items, next } : { items };
}

function takeFirstFiles(address: string): Promise<Response> | undefined {
  if (address !== firstFilesAddress) return undefined;
  const { firstFiles } = globalThis;
  globalThis.firstFiles = undefined;
  return firstFiles;
}

/** @throws {ApiError} for any answer but a good one; whatever `fetch` throws means that there was none */
export function request(address: string, init: RequestInit): Promise<Response> {
  return answered(fetch(address, init));
}

async function answered(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.ok) return response;
  throw new ApiError(response.status, await response.json().catch(() => ({})));
}

/** The target of `rel="next"` in a Link header (RFC 8288). */
export function nextAddress(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
}

/** What comes in between two pages moves one from the end of the first to the start of the next. */
export function withoutDoubles<T extends { _id: string }>(listed: T[]): T[] {
  return [...new Map(listed.map((each) => [each._id, each])).values()];
}
