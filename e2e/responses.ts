import { problemBody } from '../functions/test/problem.ts';

/** What the API answers when it has taken a message. */
export const ACCEPTED = { status: 202, json: { status: 'stored' } };

/** What the API answers when it does not do what it was asked. */
export function problem(status: number, detail?: string) {
  const body = JSON.stringify(problemBody(status, detail));
  return { status, contentType: 'application/problem+json', body };
}

/** What the API answers to a visitor over the limit. */
export function tooMany(retryAfterSeconds: number) {
  const { contentType, ...response } = problem(429);
  const headers = { 'Content-Type': contentType, 'Retry-After': `${retryAfterSeconds}` };
  return { ...response, headers };
}
