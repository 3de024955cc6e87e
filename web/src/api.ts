import type { Problem } from '@theni/contract';

/**
 * Any answer of the API but a good one. The constructor sets the fields: for iOS 15.4 the build
 * would put helpers of a kilobyte before class fields, on every page.
 */
export class ApiError extends Error {
  declare readonly status: number;
  /** Paths of the fields that the server finds wrong, where it says so. */
  declare readonly paths: string[];
  /** How long the server wants to be left alone, where it says so. */
  declare readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.paths = problem.errors?.map(({ path }) => path) ?? [];
  }
}

/**
 * @throws {ApiError} for any answer but a good one; whatever `fetch` throws means that there was
 * none
 */
export async function request(address: string, init: RequestInit): Promise<Response> {
  return accepted(await fetch(address, init));
}

async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError(response.status, await response.json().catch(() => ({})), retryAfter);
}
