import { STATUS_CODES } from 'node:http';
import type { Problem } from '@theni/contract';

/** What the API answers when it has taken a message. */
export const ACCEPTED = { status: 202, json: { status: 'stored' } };

/** What the API answers when it does not do what it was asked. */
export function problem(status: number, detail = STATUS_CODES[status] ?? '') {
  const title = STATUS_CODES[status] ?? '';
  const body: Problem = { type: 'about:blank', title, status, detail };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(body) };
}

/** What the API answers to a visitor over the limit. */
export function tooMany(retryAfterSeconds: number) {
  const { contentType, ...response } = problem(429);
  const headers = { 'Content-Type': contentType, 'Retry-After': `${retryAfterSeconds}` };
  return { ...response, headers };
}
