import type { ApiCallName } from '@theni/contract';
import { SLOW_CALLS } from '@theni/contract/slow-calls';

/** Google's libraries would try again for minutes when a service is silent. */
const DEADLINE_MS = 12_000;
/** Hosting waits for 60 s. */
const SLOW_DEADLINE_MS = 50_000;
/** A publication has a clock of its own, `LATEST_RELEASE_MS`, and goes on when nobody waits. */
const PUBLICATION_DEADLINE_MS = 120_000;

/**
 * After so many milliseconds a call that has not been answered is answered with 503. What it has
 * begun goes on, and the client may ask again.
 */
export function deadlineOf(name: ApiCallName): number {
  if (name === 'POST /api/content/publish') return PUBLICATION_DEADLINE_MS;
  return SLOW_CALLS.includes(name) ? SLOW_DEADLINE_MS : DEADLINE_MS;
}
