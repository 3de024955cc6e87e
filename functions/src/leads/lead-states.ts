import type { Folder, LeadChange, MailState, Verdict } from '@theni/contract';
import type { MailOutcome } from '../delivery/sendgrid-mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/*
 * `mailState`, `stage`, `folder` and `rungAt` of a lead decide whether it still needs a mail or a
 * ring, `needsDelivery`; only then has it a `dueAt`, the time of its next try. `stage`, `verdict` and `deleted` decide its `folder`.
 */

/** What a lead still waits for in each state of its mail, unless it is spam or deleted. */
const WAITS: Record<MailState, { forMail: boolean; forRing: boolean }> = {
  /** It is to be mailed by itself, at once or after a try that failed. */
  queued: { forMail: true, forRing: true },
  sent: { forMail: false, forRing: true },
  /** It came over the hour's total: one mail and one ring are for all of those. */
  announced: { forMail: false, forRing: false },
  failed: { forMail: false, forRing: false },
  /** It came as spam, or to a local stack, which has no mail service. */
  'not-mailed': { forMail: false, forRing: true },
};

/** Tries to mail a lead, or to ring for it, within a day; then the lead is given up. */
export const MAIL_TRIES_MAX = 12;

/** Longer than a run of the job needs for a lead: no other run takes it up meanwhile. */
const CLAIM_MINUTES = 2;

/** A lead as it is to be stored: its folder and due time follow from the rest. */
export function withFolderAndDueTime({ dueAt, ...lead }: StoredLead, now: Date): StoredLead {
  const folder = folderOf(lead);
  const isDue = needsDelivery({ ...lead, folder });
  return { ...lead, folder, ...(isDue && { dueAt: dueAt ?? now.toISOString() }) };
}

function folderOf({ stage, verdict, deleted }: StoredLead): Folder {
  if (deleted !== null) return 'deleted';
  if (isSpam(verdict)) return 'spam';
  return stage === 'booked' || stage === 'not-interested' ? 'done' : 'open';
}

export function isSpam(verdict: Verdict): boolean {
  return verdict === 'spam' || verdict === 'flood';
}

function needsDelivery(lead: StoredLead): boolean {
  if (lead.folder === 'deleted' || lead.folder === 'spam') return false;
  const { forMail, forRing } = WAITS[lead.mailState];
  return forMail || (forRing && isToRing(lead) && lead.attempts < MAIL_TRIES_MAX);
}

/** What the owner has taken up, or is given up, needs no ring any more. */
export function isToRing({ stage, folder, rungAt }: StoredLead): boolean {
  return stage === 'new' && folder === 'open' && rungAt === undefined;
}

export function isToMail({ mailState }: StoredLead): boolean {
  return WAITS[mailState].forMail;
}

/** A run of the job takes a lead up. @returns undefined when it is not due */
export function afterClaim(lead: StoredLead, now: Date): StoredLead | undefined {
  if (!lead.dueAt || lead.dueAt > now.toISOString()) return undefined;
  return { ...lead, dueAt: minutesAfter(now, CLAIM_MINUTES) };
}

/** Counts a try. A success always counts; a failure that comes late changes nothing. */
export function afterMailTry(
  { lastError: _, ...lead }: StoredLead,
  outcome: MailOutcome,
  now: Date,
): StoredLead | undefined {
  const tried = countTry(lead, now);
  if (outcome.mailed) return withFolderAndDueTime({ ...tried, mailState: 'sent' }, now);
  if (lead.mailState !== 'queued') return undefined;
  const mailState = tried.attempts < MAIL_TRIES_MAX ? 'queued' : 'failed';
  return withFolderAndDueTime({ ...tried, mailState, lastError: outcome.reason }, now);
}

/** A local stack can never mail the lead. */
export function afterNoMail(lead: StoredLead, now: Date): StoredLead {
  const lastError = 'no mail service here';
  return withFolderAndDueTime({ ...lead, mailState: 'not-mailed', lastError }, now);
}

export function afterRing(lead: StoredLead, now: Date): StoredLead {
  return withFolderAndDueTime({ ...lead, rungAt: now.toISOString() }, now);
}

/** Counts a try of a lead that waits for the ring alone: a mail counts its own. */
export function afterFailedRing(lead: StoredLead, now: Date): StoredLead {
  return withFolderAndDueTime(countTry(lead, now), now);
}

/** The next try is after 1, 2, 4 … 256 minutes, then after six hours: all lie within a day. */
function countTry(lead: StoredLead, now: Date): StoredLead {
  const attempts = lead.attempts + 1;
  return { ...lead, attempts, dueAt: minutesAfter(now, Math.min(2 ** (attempts - 1), 360)) };
}

/** The owner can take a deletion back for a day. */
export function withDeletion(lead: StoredLead, now: Date): StoredLead {
  return withFolderAndDueTime({ ...lead, deleted: lead.deleted ?? now.toISOString() }, now);
}

/** What was held back as spam, and is none by the owner's word, is mailed now. */
export function withOwnerChange(lead: StoredLead, change: LeadChange, now: Date): StoredLead {
  const { deleted, ...fields } = change;
  const isReleased = isSpam(lead.verdict) && change.verdict === 'clean';
  return withFolderAndDueTime(
    {
      ...lead,
      ...fields,
      ...(deleted === false && { deleted: null }),
      ...(isReleased && lead.mailState === 'not-mailed' && { mailState: 'queued' }),
    },
    now,
  );
}

function minutesAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
