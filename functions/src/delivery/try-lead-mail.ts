import { isToMail } from '../leads/lead-states.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { logFailedTry, logFault } from './delivery-alerts.ts';
import { leadMailOf } from './lead-mail-text.ts';
import { leadNames } from './lead-names.ts';
import { phoneNotes } from './ring-phones.ts';
import { hasNoMailService, sendMail } from './send-mail.ts';

/** One try for a lead that waits for its mail. */
export async function tryToMailLead(
  dependencies: DeliveryDependencies,
  claimed: ClaimedLead | undefined,
): Promise<void> {
  if (!claimed || !isToMail(claimed.lead)) return;
  const { deliveries, config, publishedContent, now } = dependencies;
  const { id, lead } = claimed;
  await logFault([id], async () => {
    if (hasNoMailService(dependencies))
      return deliveries.noteNotMailed(id, 'no mail service here', now());
    const { company, pages } = await publishedContent();
    const names = await leadNames(dependencies, lead, pages);
    const notes = await phoneNotes(dependencies);
    const mail = leadMailOf(id, lead, { config, company, names, notes });
    const outcome = await sendMail(dependencies, mail);
    const noted = await deliveries.noteMail(id, outcome, now());
    if (!outcome.mailed && noted)
      logFailedTry({ id, attempt: noted.attempts, isLast: noted.state === 'failed', ...outcome });
  });
}
