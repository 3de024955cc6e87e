import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import fresh from 'fresh';

/** Browsers ask each time, Hosting's CDN keeps it for a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Answers anyone with JSON; with 304 whoever has it already. */
export function sendCacheable(request: Request, response: Response, content: unknown): void {
  const body = JSON.stringify(content);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  response.set({ 'Cache-Control': CACHE_CONTROL, ETag: etag });
  // Not Express's own check: Hosting passes `no-cache` on, at which Express never answers 304.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag }))
    response.status(304).end();
  else response.type('json').send(body);
}
