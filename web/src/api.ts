import type { Problem } from '@theni/contract';

/** Any answer of the API but a good one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Paths of the fields that the server finds wrong, where it says so. */
  readonly paths: string[];
  /** How long the server wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, problem: Partial<Problem>, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title ?? `The server answered ${status}.`);
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

/** @throws {ApiError} for any answer but a good one */
export async function accepted(response: Response): Promise<Response> {
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  throw new ApiError(response.status, await response.json().catch(() => ({})), retryAfter);
}
