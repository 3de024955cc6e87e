import type { Request } from 'express';

/** A `Link` (RFC 8288) to the same question, after what was answered. */
export function nextLink({ originalUrl }: Request, after: string): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
  searchParams.set('after', after);
  return `<${pathname}?${searchParams}>; rel="next"`;
}
