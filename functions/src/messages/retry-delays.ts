const MINUTE_MS = 60_000;

/** Minutes from each attempt that did not succeed to the next: 24 hours in all. */
export const RETRY_DELAYS_MINUTES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 209];

const LONGEST_MS = Math.max(...RETRY_DELAYS_MINUTES) * MINUTE_MS;

/**
 * When the attempt after `attempt` (1 is the first) may begin.
 * @param retryAfterMs what the mail service asked for, honoured up to the longest delay
 * @returns undefined after the last one
 */
export function nextAttempt(attempt: number, now: Date, retryAfterMs = 0): Date | undefined {
  const minutes = RETRY_DELAYS_MINUTES[attempt - 1];
  if (minutes === undefined) return undefined;
  const delayMs = Math.max(minutes * MINUTE_MS, Math.min(retryAfterMs, LONGEST_MS));
  return new Date(now.getTime() + delayMs);
}
