import { error as logError, warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import { type ClaimedLead, TRIES } from './lead-store.ts';
import { mailContent } from './mail-content.ts';
import { ring } from './ring.ts';
import { isToRing } from './stored-lead.ts';

type DeliveryDependencies = Pick<
  Dependencies,
  'config' | 'publishedContent' | 'leads' | 'mailer' | 'browsers' | 'pusher' | 'now'
>;

/** The alert of docs/operating.md is set on these words. */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it among the leads';

/** About as many as one hour may bring: all are mailed side by side. */
const LEADS_A_RUN = 60;
const MAIL_TIMEOUT_MS = 20_000;

/** The job of every minute: one try for each lead that is due, and one ring for all that are new. */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { leads, now } = dependencies;
  const claimed = await leads.claimDue(now(), LEADS_A_RUN);
  const toRing = claimed.filter(({ lead }) => isToRing(lead));
  await Promise.all([
    ...claimed
      .filter(({ lead }) => lead.State === 'queued')
      .map((each) => mail(dependencies, each)),
    toRing.length > 0 && ringFor(dependencies, toRing),
  ]);
}

async function mail(dependencies: DeliveryDependencies, { id, lead }: ClaimedLead): Promise<void> {
  const { leads, mailer, config, publishedContent, now } = dependencies;
  await noted(id, async () => {
    const { company } = await publishedContent();
    const content = mailContent(id, lead, { config, company });
    const outcome = mailer
      ? await mailer.send(content, MAIL_TIMEOUT_MS)
      : ({ mailed: false, reason: 'there is no key of the mail service' } as const);
    await leads.noteMail(id, outcome, now());
    if (outcome.mailed) return;
    const { reason } = outcome;
    if (lead.Attempts < TRIES)
      warn('message not mailed yet', { id, attempt: lead.Attempts, reason });
    else logError(GIVEN_UP, { id, attempt: lead.Attempts, reason });
  });
}

async function ringFor(dependencies: DeliveryDependencies, toRing: ClaimedLead[]): Promise<void> {
  const ids = toRing.map(({ id }) => id);
  await noted(ids, async () => {
    if (await ring(dependencies, toRing))
      await dependencies.leads.noteRing(ids, dependencies.now());
  });
}

/** A fault of the database: the leads are due again, and the others go on. */
async function noted(id: string | string[], action: () => Promise<void>): Promise<void> {
  await action().catch((error: unknown) => {
    logError('delivery could not be noted', { id, code: (error as { code?: unknown }).code });
  });
}
