import { error as logError, warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { mailContent } from './mail-content.ts';
import type { Mailer, MailOutcome } from './mailer.ts';
import type { StoredMessage } from './message-store.ts';
import { nextAttempt } from './retry-delays.ts';

/** The alert of docs/operating.md is set on these words. */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it in the inbox';

/** Longer than any attempt lasts: an attempt that is cut short frees its message after this time. */
export const LEASE_MS = 120_000;

/**
 * One attempt to mail a stored message that the caller has taken (`claim`, or its own creation), and the
 * note of what it came to.
 */
export async function deliverMessage(
  {
    messages,
    now,
    config,
    publishedContent,
  }: Pick<Dependencies, 'config' | 'publishedContent' | 'messages' | 'now'>,
  mailer: Mailer,
  { id, message, timeoutMs }: { id: string; message: StoredMessage; timeoutMs: number },
): Promise<MailOutcome> {
  const { company } = await publishedContent();
  const outcome = await mailer.send(mailContent(id, message, { config, company }), timeoutMs);
  const attempt = message.Attempts;
  if (outcome.accepted) {
    await messages.settle(id, attempt, { sent: true, at: now() });
    return outcome;
  }
  const { reason, retryAfterMs } = outcome;
  const dueAt = nextAttempt(attempt, now(), retryAfterMs);
  await messages.settle(id, attempt, { sent: false, reason, dueAt });
  if (dueAt) warn('message not mailed yet', { id, attempt, reason });
  else logError(GIVEN_UP, { id, attempt, reason });
  return outcome;
}
