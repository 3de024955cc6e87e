import { isToMail } from '../leads/lead-states.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { continueAfterError, logFailedTry } from './delivery-alerts.ts';
import { leadMailOf } from './lead-mail-text.ts';
import { leadNames } from './lead-names.ts';
import { phoneNotes } from './ring-phones.ts';
import { hasNoMailService, sendMail, tryToSend } from './send-mail.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

/** One try for a lead that waits for its mail. */
export async function tryToMailLead(
  dependencies: DeliveryDependencies,
  claimed: ClaimedLead | undefined,
): Promise<void> {
  if (!claimed || !isToMail(claimed.lead)) return;
  const { deliveries, now } = dependencies;
  const { id } = claimed;
  await continueAfterError([id], async () => {
    if (hasNoMailService(dependencies))
      return deliveries.noteNotMailed(id, 'no mail service here', now());
    const outcome = await tryToSend([id], () => send(dependencies, claimed));
    const noted = await deliveries.noteMail(id, outcome, now());
    if (!outcome.mailed && noted)
      logFailedTry({ id, attempt: noted.attempts, isLast: noted.mailState === 'failed', ...outcome });
  });
}

async function send(
  dependencies: DeliveryDependencies,
  { id, lead }: ClaimedLead,
): Promise<MailOutcome> {
  const { config, publishedContent } = dependencies;
  const { company, pages } = await publishedContent();
  const names = await leadNames(dependencies, lead, pages);
  const notes = await phoneNotes(dependencies);
  return sendMail(dependencies, leadMailOf(id, lead, { config, company, names, notes }));
}
