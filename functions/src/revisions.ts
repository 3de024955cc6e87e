import { randomUUID } from 'node:crypto';
import { conflictsIn } from '@theni/contract';
import type { Request } from 'express';
import { HttpProblem } from './http/problem.ts';

/** Each write makes one: never met before, also where a slug is used again. */
export function newRevision(): string {
  return randomUUID();
}

/**
 * The revision that the client has read, of `If-Match: "<revision>"` (RFC 9110, 13.1.1): undefined
 * without the header, and empty, which matches none, for a malformed one.
 */
export function ifMatchOf(request: Request): string | undefined {
  const tag = request.headers['if-match'];
  return tag === undefined ? undefined : (/^"([\w-]+)"$/.exec(tag)?.[1] ?? '');
}

/**
 * Refuses a saving of an older revision. A page gives up a saving that is not answered and sends a
 * newer one; the first one may still arrive after that, and it names the older revision.
 * @param expected any, unless one is given
 * @throws {HttpProblem} 412
 */
export function requireRevision(revision: string, expected: string | undefined): void {
  if (expected !== undefined && expected !== revision)
    throw new HttpProblem(412, 'This draft was saved since it was read. Reload the page.');
}

/** @throws {HttpProblem} 409 with what another device has changed since, and its values */
export function requireKnown(...changed: Parameters<typeof conflictsIn>): void {
  const errors = conflictsIn(...changed);
  if (errors.length > 0)
    throw new HttpProblem(409, 'Another device has changed the same meanwhile.', { errors });
}
