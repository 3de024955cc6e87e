import type { Dependencies } from '../dependencies.ts';
import { continueAfterError } from './continue-after-error.ts';
import { logFailedTry } from './delivery-alerts.ts';
import type { Mail, MailOutcome } from './sendgrid-mailer.ts';

const TIMEOUT_MS = 20_000;

const NOT_WRITTEN: MailOutcome = { mailed: false, reason: 'the mail could not be written' };

/**
 * Tries once to send a mail. A defect, or a fault of the database, that keeps the mail from being
 * written counts as a try like any other.
 * @param id named in the log
 * @param send writes and sends it
 * @param count counts the try; undefined where it changes nothing any more
 */
export async function tryToMail(
  id: string,
  send: () => Promise<MailOutcome>,
  count: (outcome: MailOutcome) => Promise<{ attempts: number; isGivenUp: boolean } | undefined>,
): Promise<void> {
  await continueAfterError([id], async () => {
    const outcome = (await continueAfterError([id], send)) ?? NOT_WRITTEN;
    const counted = await count(outcome);
    if (!outcome.mailed && counted) logFailedTry(id, outcome.reason, counted);
  });
}

/** Without a key this is a failed try: in the cloud the key may be stored within the day. */
export async function sendMail(
  { mailer }: Pick<Dependencies, 'mailer'>,
  mail: Mail,
): Promise<MailOutcome> {
  if (!mailer) return { mailed: false, reason: 'there is no key of the mail service' };
  return mailer.send(mail, TIMEOUT_MS);
}

/** Whether this is a local stack that mails nothing, so that no lead should wait for a mail. */
export function hasNoMailService({
  isDemo,
  mailer,
}: Pick<Dependencies, 'isDemo' | 'mailer'>): boolean {
  return isDemo && !mailer;
}
