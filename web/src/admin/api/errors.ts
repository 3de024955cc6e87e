import type { Problem } from '@theni/contract';
import { withRequestId } from '../../api.ts';
import { createListeners } from '../store.ts';

/** There is no answer, or one that says "not now": the same again later may succeed. */
export class TemporaryError extends Error {
  override name = 'TemporaryError';
}

export type EndReason =
  | 'signed-out'
  /** The account is signed in, and is not the admin's (any more). */
  | 'not-admin';

export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
  readonly reason: EndReason;

  constructor(reason: EndReason, options?: ErrorOptions) {
    super(`The session has ended: ${reason}.`, options);
    this.reason = reason;
  }
}

/** Tells whenever a call finds that the session has ended. */
export const sessionEnds = createListeners<EndReason>();

/** The API refused for a reason of its own, which `message` says. */
export class AdminApiError extends Error {
  override name = 'AdminApiError';
  readonly status: number;
  readonly issues: NonNullable<Problem['errors']>;

  constructor(status: number, message: string, issues: Problem['errors'] = []) {
    super(message);
    this.status = status;
    this.issues = issues;
  }
}

export class RejectedFileError extends Error {
  override name = 'RejectedFileError';
}

/** Whether the server refuses the call, however often it is made. */
export function isRefusal(error: unknown): error is AdminApiError {
  return error instanceof AdminApiError && error.status < 500;
}

export function isGone(error: unknown): boolean {
  return error instanceof AdminApiError && error.status === 404;
}

/** Answers that say "not now": https://www.rfc-editor.org/rfc/rfc9110#name-server-error-5xx */
const TEMPORARY_STATUSES = [408, 429, 502, 503, 504];

/** What an answer says that is no good one. @param requestId stands in the message of a fault */
export async function errorOf(response: Response, requestId: string): Promise<Error> {
  if (response.status === 401) return new SessionEndedError('signed-out');
  if (response.status === 403) return new SessionEndedError('not-admin');
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const said = problem.detail ?? response.statusText;
  const message = response.status < 500 ? said : withRequestId(said, requestId);
  if (TEMPORARY_STATUSES.includes(response.status)) return new TemporaryError(message);
  return new AdminApiError(response.status, message, problem.errors);
}

export function apiErrorText(error: Error): string {
  if (error instanceof AdminApiError) {
    const [issue] = error.status === 400 ? error.issues : [];
    return issue ? `${error.message} ${issue.path} ${issue.message}` : error.message;
  }
  if (error instanceof SessionEndedError) return 'You are signed out. Please sign in again.';
  return error instanceof TemporaryError
    ? 'The server does not answer. Check the connection and try again.'
    : 'Something went wrong. Please try again.';
}
