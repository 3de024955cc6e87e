import { daysBefore } from '@theni/contract';
import { HttpProblem } from './http/problem.ts';

/**
 * A deleted lead or layout can be restored for a day. What was deleted at this time (ISO 8601) or
 * before is over: it cannot be restored, and the nightly `cleanUp` takes it.
 */
export function restorableSince(now: Date): string {
  return daysBefore(now, 1).toISOString();
}

/** @throws {HttpProblem} 404, as when the job has taken it */
export function requireRestorable(deletedAt: string, now: Date): void {
  if (deletedAt <= restorableSince(now))
    throw new HttpProblem(404, 'This was deleted more than a day ago and cannot be restored.');
}
