import { HttpProblem } from '../http/problem.ts';

/**
 * A saving that a page has given up for want of an answer may still arrive, after a newer one of
 * the same page: it names the revision that the newer one has ended.
 * @param expected any, unless one is given
 * @throws {HttpProblem} 412
 */
export function requireRevision(revision: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== revision)
    throw new HttpProblem(412, 'This draft was saved since it was read. Reload the page.');
}
