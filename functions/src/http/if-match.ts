import type { Request } from 'express';

/**
 * The revision that the client has read, of `If-Match: "<revision>"` (RFC 9110, 13.1.1): undefined
 * without the header, and -1, which matches none, for a malformed one.
 */
export function ifMatchOf(request: Request): number | undefined {
  const tag = request.headers['if-match'];
  if (tag === undefined) return undefined;
  const [, revision] = /^"(0|[1-9]\d{0,14})"$/.exec(tag) ?? [];
  return revision === undefined ? -1 : Number(revision);
}
