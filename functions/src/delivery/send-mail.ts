import type { Dependencies } from '../dependencies.ts';
import type { Mail, MailOutcome } from './sendgrid-mailer.ts';

const TIMEOUT_MS = 20_000;

/** A defect or a fault of the database kept a mail from being sent: a try like any other. */
export const NOT_WRITTEN: MailOutcome = { mailed: false, reason: 'the mail could not be written' };

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
