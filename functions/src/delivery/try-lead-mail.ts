import { afterMailTry, asNotMailed, isToMail } from '../leads/lead-states.ts';
import { continueAfterError } from './continue-after-error.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { leadMailOf } from './lead-mail-text.ts';
import { leadOrigin } from './lead-origin.ts';
import { ringingNotes } from './ringing-notes.ts';
import { hasNoMailService, sendMail, tryToMail } from './send-mail.ts';
import type { MailOutcome } from './sendgrid-mailer.ts';

export async function tryToMailLead(
  dependencies: DeliveryDependencies,
  claimed: ClaimedLead | undefined,
): Promise<void> {
  if (!claimed || !isToMail(claimed.lead)) return;
  const { leads, now } = dependencies;
  const { id } = claimed;
  if (hasNoMailService(dependencies)) {
    await continueAfterError([id], () => leads.update(id, (lead) => asNotMailed(lead, now())));
    return;
  }
  await tryToMail(
    id,
    () => send(dependencies, claimed),
    async (outcome) => {
      const lead = await leads.update(id, (tried) => afterMailTry(tried, outcome, now()));
      return lead && { attempts: lead.mailAttempts, isGivenUp: lead.mailState === 'failed' };
    },
  );
}

async function send(
  dependencies: DeliveryDependencies,
  { id, lead }: ClaimedLead,
): Promise<MailOutcome> {
  const { config, readPublishedContent } = dependencies;
  const { company, pages } = await readPublishedContent();
  const origin = await leadOrigin(dependencies, lead, pages);
  const notes = await ringingNotes(dependencies);
  return sendMail(dependencies, leadMailOf(id, lead, { config, company, origin, notes }));
}
