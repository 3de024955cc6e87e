import type { Request } from 'express';
import { HttpProblem } from './problem.ts';

/**
 * The version that the admin has seen. A tag that names none is one that nothing matches.
 * @throws {HttpProblem} 428 without `If-Match`: then what another tab has changed could be lost
 */
export function versionOf(request: Request): number {
  const tag = request.headers['if-match'];
  if (tag === undefined) throw new HttpProblem(428, 'If-Match must say which version was seen.');
  const [, version] = /^"(.*)"$/.exec(tag) ?? [];
  return numberOf(version);
}

/** -1, which no version has, for what is no number. */
export function numberOf(version: unknown): number {
  return typeof version === 'string' && /^(?:0|[1-9]\d{0,14})$/.test(version)
    ? Number(version)
    : -1;
}

/** @param what 'The content' */
export function changedMeanwhile(what: string, version: number): HttpProblem {
  return new HttpProblem(412, `${what} was changed elsewhere meanwhile.`, { version });
}
