import { type ContactMessage, FILL_TIME_MIN_MS } from '@theni/contract';

/** `suspect` has one sign of a program, as an honest visitor's may; `spam` has both. */
export type Verdict = 'clean' | 'suspect' | 'spam';

/**
 * The two signs: the field that people do not see is filled, which a browser may do for them; and the form was sent
 * sooner than anybody writes. The form without JavaScript has no times.
 */
export function spamVerdict({ extra, website, startedAt, sentAt }: ContactMessage): Verdict {
  const filled = Boolean(extra || website);
  const tooFast =
    startedAt !== undefined && sentAt !== undefined && sentAt - startedAt < FILL_TIME_MIN_MS;
  if (filled && tooFast) return 'spam';
  return filled || tooFast ? 'suspect' : 'clean';
}
