import { type ContactMessage, FILL_TIME_MIN_MS } from '@theni/contract';

/**
 * Whether a program filled the form: it wrote into the field that people do not see, or was too quick. Both
 * times are the visitor's clock, so a wrong one harms nobody. The form without JavaScript has no times.
 */
export function isSpam({ website, startedAt, sentAt }: ContactMessage, now: Date): boolean {
  if (website) return true;
  if (startedAt === undefined) return false;
  const filledMs = (sentAt ?? now.getTime()) - startedAt;
  return filledMs >= 0 && filledMs < FILL_TIME_MIN_MS;
}
