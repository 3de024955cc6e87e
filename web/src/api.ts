import type { Problem } from '@theni/contract';

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

/** @throws {ApiError} for any answer but a good one; whatever `fetch` throws means that there was none */
export async function request(address: string, init: RequestInit): Promise<Response> {
  return accepted(await fetch(address, init));
}

/** @throws {ApiError} */
export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ApiError(response.status, await response.json().catch(() => ({})));
}

/** The target of `rel="next"` in a Link header (RFC 8288). */
export function nextAddress(link: string | null): string | undefined {
  return link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1];
}

/** What comes in between two pages moves one from the end of the first to the start of the next. */
export function uniqueById<T extends { _id: string }>(listed: T[]): T[] {
  return [...new Map(listed.map((each) => [each._id, each])).values()];
}
