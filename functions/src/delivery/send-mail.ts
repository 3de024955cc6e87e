import type { Dependencies } from '../dependencies.ts';
import { continueAfterError } from './delivery-alerts.ts';
import type { Mail, MailOutcome } from './sendgrid-mailer.ts';

const TIMEOUT_MS = 20_000;

const NOT_WRITTEN: MailOutcome = { mailed: false, reason: 'the mail could not be written' };

/**
 * Writes and sends a mail. A defect, or a fault of the database, which keeps it from being written
 * is a try like any other.
 * @param ids named in the log
 */
export async function tryToSend(
  ids: string[],
  send: () => Promise<MailOutcome>,
): Promise<MailOutcome> {
  return (await continueAfterError(ids, send)) ?? NOT_WRITTEN;
}

/** In the cloud a key that is missing may be stored within the day: that is tried again. */
export async function sendMail(
  { mailer }: Pick<Dependencies, 'mailer'>,
  mail: Mail,
): Promise<MailOutcome> {
  if (!mailer) return { mailed: false, reason: 'there is no key of the mail service' };
  return mailer.send(mail, TIMEOUT_MS);
}

/** A local stack mails nothing, and nobody is to wait for it. */
export function hasNoMailService({
  isDemo,
  mailer,
}: Pick<Dependencies, 'isDemo' | 'mailer'>): boolean {
  return isDemo && !mailer;
}
