import { error as logError, warn } from 'firebase-functions/logger';

/* None of these lines says anything personal. */

/**
 * The log says this when the mail of a lead, or of the digest, has failed four times.
 * `mail-fails.json` of `scripts/setup/alerts` waits for it.
 */
export const FOURTH_TRY_FAILED = 'MESSAGE NOT MAILED IN FOUR TRIES: see the reason';

/**
 * The log says this when the mail of a lead, or of the digest, has failed for a day. It is logged
 * as an error, and `function-fails.json` waits for errors.
 */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it among the leads';

export function logFailedTry(
  id: string,
  reason: string,
  { attempts: attempt, isGivenUp }: { attempts: number; isGivenUp: boolean },
): void {
  const facts = { id, attempt, reason };
  if (isGivenUp) logError(GIVEN_UP, facts);
  else if (attempt === 4) warn(FOURTH_TRY_FAILED, facts);
  else warn('message not mailed yet', facts);
}
