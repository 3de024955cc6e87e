import { HttpProblem } from '../http/problem.ts';

/**
 * Refuses a saving of an older revision. A page gives up a saving that is not answered and sends a
 * newer one; the first one may still arrive after that, and it names the older revision.
 * @param expected any, unless one is given
 * @throws {HttpProblem} 412
 */
export function requireRevision(revision: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== revision)
    throw new HttpProblem(412, 'This draft was saved since it was read. Reload the page.');
}
