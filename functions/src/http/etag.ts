import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { HttpProblem } from './problem.ts';

/** A response to anyone, ready to be sent. */
export interface CacheableResponse {
  body: string;
  etag: string;
}

/** Browsers ask each time, Hosting's CDN keeps it for a minute. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

export function responseOf(content: unknown): CacheableResponse {
  const body = JSON.stringify(content);
  return { body, etag: etagOf(body) };
}

export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Answers 304 to who has it already. */
export function sendCacheable(
  request: Request,
  response: Response,
  result: CacheableResponse,
): void {
  response.set({ 'Cache-Control': CACHE_CONTROL, ETag: result.etag });
  if (isFresh(request, result.etag)) response.status(304).end();
  else response.type('json').send(result.body);
}

/** Not Express's own: Hosting passes `no-cache` on, at which Express never answers 304. */
function isFresh(request: Request, etag: string): boolean {
  return fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
}

/**
 * The version that the client has read; -1, which matches none, for a malformed tag.
 * @throws {HttpProblem} 428 without `If-Match`: another tab's change could be lost
 */
export function versionOf(request: Request): number {
  const tag = request.headers['if-match'];
  if (tag === undefined) throw new HttpProblem(428, 'If-Match must say which version was seen.');
  const [, version] = /^"(0|[1-9]\d{0,14})"$/.exec(tag) ?? [];
  return version === undefined ? -1 : Number(version);
}

/** @param what 'The content' */
export function changedMeanwhile(what: string, version: number): HttpProblem {
  return new HttpProblem(412, `${what} was changed elsewhere meanwhile.`, { version });
}
