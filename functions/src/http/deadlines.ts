import type { ApiCallName } from '@theni/contract';

/** Google's libraries would try again for minutes when a service is silent. */
const DEADLINE_MS = 12_000;
/** A film of 100 MB is read and written, or thousands of records. Hosting waits for 60 s. */
const LONG_DEADLINE_MS = 50_000;
/** A publication has a clock of its own, `LATEST_RELEASE_MS`, and goes on when nobody waits. */
const PUBLICATION_DEADLINE_MS = 120_000;

const DEADLINES: Partial<Record<ApiCallName, number>> = {
  'POST /api/file': LONG_DEADLINE_MS,
  'DELETE /api/file/:id': LONG_DEADLINE_MS,
  'POST /api/content/files': LONG_DEADLINE_MS,
  'GET /api/messages.csv': LONG_DEADLINE_MS,
  'POST /api/messages/forget': LONG_DEADLINE_MS,
  'POST /api/messages/empty-spam': LONG_DEADLINE_MS,
  'POST /api/content/publish': PUBLICATION_DEADLINE_MS,
};

/**
 * After so many milliseconds a call that has not been answered is answered with 503. What it has
 * begun goes on, and the client may ask again.
 */
export function deadlineOf(name: ApiCallName): number {
  return DEADLINES[name] ?? DEADLINE_MS;
}
