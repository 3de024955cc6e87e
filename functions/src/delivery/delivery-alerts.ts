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

/**
 * Goes on after any error, so that one lead holds up no other. What an error says may be personal,
 * so its name and place alone are logged. @returns undefined after an error
 */
export async function continueAfterError<T>(
  ids: string[],
  action: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    const { name, code, stack } = error as Error & { code?: unknown };
    const place = stack?.match(/^ +at .+$/gm);
    logError('a part of a delivery failed', { ids, name, code, place });
    return undefined;
  }
}
