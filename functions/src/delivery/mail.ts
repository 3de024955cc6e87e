import { error as logError, warn } from 'firebase-functions/logger';
import { continueAfterError } from '../continue-after-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { afterMailTry, asNotMailed, isToMail } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { isRinging } from '../push/browser-store.ts';
import type { Listing } from './listing-store.ts';
import { leadMailOf, leadOrigin, listingMailOf } from './mail-texts.ts';
import type { Mail, MailOutcome } from './sendgrid-mailer.ts';

export type MailDependencies = Pick<
  Dependencies,
  'browsers' | 'config' | 'isDemo' | 'layoutVersions' | 'leads' | 'mailer' | 'now'
> & { releases: Pick<Dependencies['releases'], 'content'> };

const TIMEOUT_MS = 20_000;

export const NOT_WRITTEN: MailOutcome = { mailed: false, reason: 'the mail could not be written' };

/**
 * Tries once to mail a lead. A defect, or a fault of the database, that keeps the mail from being
 * written counts as a try like any other.
 */
export async function tryToMailLead(
  dependencies: MailDependencies,
  lead: StoredLead | undefined,
): Promise<void> {
  if (!lead || !isToMail(lead)) return;
  const { leads, now } = dependencies;
  const { id } = lead;
  await continueAfterError([id], async () => {
    if (hasNoMailService(dependencies)) {
      await leads.update(id, (queued) => asNotMailed(queued, now()));
      return;
    }
    const mail = continueAfterError([id], () => mailLead(dependencies, lead));
    const outcome = (await mail) ?? NOT_WRITTEN;
    const tried = await leads.update(id, (queued) => afterMailTry(queued, outcome, now()));
    if (!outcome.mailed && tried)
      logFailedTry(id, outcome.reason, {
        attempts: tried.mailAttempts,
        isGivenUp: tried.mailState === 'failed',
      });
  });
}

async function mailLead(dependencies: MailDependencies, lead: StoredLead): Promise<MailOutcome> {
  const { config, releases } = dependencies;
  const { company, pages } = await releases.content();
  const origin = await leadOrigin(dependencies, lead, pages);
  const notes = await ringingNotes(dependencies);
  return sendMail(dependencies, leadMailOf(lead, { config, company, origin, notes }));
}

export async function tryToMailListing(
  dependencies: MailDependencies,
  listing: Listing,
): Promise<MailOutcome> {
  if (hasNoMailService(dependencies)) return { mailed: true };
  const { config, releases } = dependencies;
  const { company } = await releases.content();
  const notes = await ringingNotes(dependencies);
  const context = { config, company, notes };
  const outcome = await sendMail(
    dependencies,
    listingMailOf(listing, { ...context, hasNames: true }),
  );
  // What visitors have typed never decides whether the mail goes.
  if (!outcome.isContentRefused) return outcome;
  return sendMail(dependencies, listingMailOf(listing, { ...context, hasNames: false }));
}

/** Without a key this is a failed try: in the cloud the key may be stored within the day. */
async function sendMail(
  { mailer }: Pick<Dependencies, 'mailer'>,
  mail: Mail,
): Promise<MailOutcome> {
  if (!mailer) return { mailed: false, reason: 'there is no key of the mail service' };
  return mailer.send(mail, TIMEOUT_MS);
}

/** Whether this is a local stack that mails nothing, so that no lead should wait for a mail. */
function hasNoMailService({ isDemo, mailer }: Pick<Dependencies, 'isDemo' | 'mailer'>): boolean {
  return isDemo && !mailer;
}

/** Tells in a mail when no browser rings any more. A fault of the database holds up no mail. */
async function ringingNotes({ browsers }: Pick<Dependencies, 'browsers'>): Promise<string[]> {
  const all = await browsers.all().catch(() => []);
  if (all.length === 0 || all.some(isRinging)) return [];
  return [
    'No phone or computer rings for new leads any more. ' +
      'Open “Leads” on each of them and turn it on again',
  ];
}

/* None of these lines of the log says anything personal. */

/**
 * The log says this when the mail of a lead, or a listing, has failed four times. `mail-fails.json`
 * of `scripts/setup/alerts.json` waits for it.
 */
export const FOURTH_TRY_FAILED = 'MESSAGE NOT MAILED IN FOUR TRIES: see the reason';

/**
 * The log says this when the mail of a lead, or a listing, has failed for a day. It is logged as an
 * error, and `function-fails.json` waits for errors.
 */
export const GIVEN_UP = 'MESSAGE NOT DELIVERED: read it among the leads';

export function logFailedTry(
  id: string,
  reason: string,
  { attempts: attempt, isGivenUp }: { attempts: number; isGivenUp: boolean },
): void {
  const facts = { id, attempt, reason };
  if (isGivenUp) logError(GIVEN_UP, facts);
  else if (attempt === 4) warn(FOURTH_TRY_FAILED, facts);
  else warn('message not mailed yet', facts);
}
