import type { Problem } from '@theni/contract';
import type { User } from 'firebase/auth';
import { NoConnection, SessionOver } from './errors.ts';
import { idTokenOf } from './id-token.ts';

/** The API refused for a reason of its own, which `message` says. */
export class AdminApiError extends Error {
  override name = 'AdminApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What was asked about is not there (any more). */
export function isGone(error: unknown): boolean {
  return error instanceof AdminApiError && error.status === 404;
}

/** Answers that say "not now": https://www.rfc-editor.org/rfc/rfc9110#name-server-error-5xx */
const PASSING = [408, 429, 502, 503, 504];

/**
 * Asks the API as the admin.
 * @throws {NoConnection} the same again later may succeed; {SessionOver} sign in again first; {AdminApiError}
 */
export async function askApi(
  user: User,
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const send = async (token: string) => {
    const headers: HeadersInit = { Authorization: `Bearer ${token}` };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal) init.signal = signal;
    return fetch(path, init).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new NoConnection('The server does not answer.', { cause });
    });
  };
  let response = await send(await idTokenOf(user));
  // A clock that is wrong, or a token that was revoked: a new one tells which.
  if (response.status === 401) response = await send(await idTokenOf(user, true));
  if (response.ok) return response;
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<Error> {
  if (response.status === 401) return new SessionOver('signed-out');
  if (response.status === 403) return new SessionOver('not-admin');
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const message = problem.detail ?? response.statusText;
  if (PASSING.includes(response.status)) return new NoConnection(message);
  return new AdminApiError(response.status, message);
}
