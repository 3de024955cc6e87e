import { error as logError, warn } from 'firebase-functions/logger';

/* None of these lines says anything personal. */

/**
 * The mail of a message, or of many together, has failed four times: `mail-fails.json` of
 * `scripts/setup/alerts` waits for it.
 */
export const FOURTH_TRY_FAILED = 'MESSAGE NOT MAILED IN FOUR TRIES: see the reason';

/**
 * The mail of a message, or of many together, has failed for a day: an error, for which
 * `function-fails.json` waits.
 */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it among the leads';

export function logFailedTry({
  isLast,
  ...facts
}: {
  id: string;
  attempt: number;
  reason: string;
  isLast: boolean;
}): void {
  if (isLast) logError(GIVEN_UP, facts);
  else if (facts.attempt === 4) warn(FOURTH_TRY_FAILED, facts);
  else warn('message not mailed yet', facts);
}

/** A fault of the database: what is meant is due again, and all else goes on. */
export async function logFault<T>(ids: string[], action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    logError('delivery could not be noted', { ids, code: (error as { code?: unknown }).code });
    return undefined;
  }
}
