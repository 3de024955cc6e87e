import type { Request, Response } from 'express';

/** Browsers ask each time, Hosting's CDN keeps it for a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Answers anyone with JSON; with 304 whoever has it already. */
export function sendCacheable(request: Request, response: Response, content: unknown): void {
  // Hosting passes `no-cache` on, at which Express never answers 304.
  delete request.headers['cache-control'];
  response.set('Cache-Control', CACHE_CONTROL).json(content);
}
