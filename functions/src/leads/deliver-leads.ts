import type { PushNotification } from '@theni/contract';
import { error as logError, warn } from 'firebase-functions/logger';
import { MAIL_FAILS } from '../alert-lines.ts';
import type { Dependencies } from '../dependencies.ts';
import { type ClaimedLead, TRIES } from './lead-store.ts';
import { mailContent } from './mailer.ts';
import { isToRing } from './stored-lead.ts';

type DeliveryDependencies = Pick<
  Dependencies,
  'config' | 'publishedContent' | 'leads' | 'mailer' | 'browsers' | 'pusher' | 'now'
>;

/** An alert of `scripts/setup/alerts` waits for errors. */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it among the leads';

/** Some seven minutes after the message: by then somebody has to know. */
const ALARMING_TRY = 4;
/** About as many as one hour may bring: all are mailed side by side. */
const LEADS_A_RUN = 60;
const MAIL_TIMEOUT_MS = 20_000;

/** One try for each lead that is due, and one ring for all new ones. */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { leads, now } = dependencies;
  const claimed = await leads.claimDue(now(), LEADS_A_RUN);
  const toRing = claimed.filter(({ lead }) => isToRing(lead));
  await Promise.all([
    ...claimed
      .filter(({ lead }) => lead.state === 'queued')
      .map((lead) => mail(dependencies, lead)),
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
    if (lead.attempts < TRIES)
      warn(lead.attempts === ALARMING_TRY ? MAIL_FAILS : 'message not mailed yet', {
        ...{ id, attempt: lead.attempts, reason },
      });
    else logError(GIVEN_UP, { id, attempt: lead.attempts, reason });
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

/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). */
const LEADS_A_PUSH = 10;
const TIMEOUT_MS = 20_000;

/** @returns whether it is done: a phone has taken it, or there is none */
export async function ring(
  { browsers, pusher, now }: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>,
  leads: ClaimedLead[],
): Promise<boolean> {
  const ringing = pusher ? await browsers.ringing() : [];
  const outcomes = await Promise.all(
    ringing.map((browser) => pusher?.send(browser, notificationsOf(leads), TIMEOUT_MS)),
  );
  const lost = ringing.flatMap(({ endpoint }, at) =>
    outcomes[at]?.state === 'gone' ? endpoint : [],
  );
  if (lost.length > 0) await browsers.markLost(lost, now());
  const reasons = outcomes.flatMap((outcome) =>
    outcome?.state === 'failed' ? outcome.reason : [],
  );
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return reasons.length === 0 || outcomes.some((outcome) => outcome?.state === 'taken');
}

/**
 * The newest ones, tagged by id. Nothing in them is personal or from the visitor: they stand on a
 * locked screen and pass through another company's servers.
 */
function notificationsOf(leads: ClaimedLead[]): PushNotification[] {
  const newestFirst = leads.toSorted((one, other) =>
    one.lead.createdAt < other.lead.createdAt ? 1 : -1,
  );
  return newestFirst
    .slice(0, LEADS_A_PUSH)
    .map(({ id }) => ({ title: 'New enquiry', tag: id, url: `/admin/dashboard?lead=${id}` }));
}
