import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { logFailedTry, logFault } from './lead-alerts.ts';
import { isToMail } from './lead-states.ts';
import { leadMail } from './mailer.ts';
import { phoneNotes } from './ring-phones.ts';
import { hasNoMailService, sendMail } from './send-mail.ts';

/** One try for a lead that waits for its mail. */
export async function mailLead(
  dependencies: DeliveryDependencies,
  claimed: ClaimedLead | undefined,
): Promise<void> {
  if (!claimed || !isToMail(claimed.lead)) return;
  const { deliveries, config, publishedContent, now } = dependencies;
  const { id, lead } = claimed;
  await logFault([id], async () => {
    if (hasNoMailService(dependencies))
      return deliveries.noteNotMailed(id, 'no mail service here', now());
    const { company } = await publishedContent();
    const notes = await phoneNotes(dependencies);
    const outcome = await sendMail(dependencies, leadMail(id, lead, { config, company, notes }));
    const noted = await deliveries.noteMail(id, outcome, now());
    if (!outcome.mailed && noted)
      logFailedTry({ id, attempt: noted.attempts, isLast: noted.state === 'failed', ...outcome });
  });
}
