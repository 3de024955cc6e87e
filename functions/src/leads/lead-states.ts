import type { Folder, LeadChange, MailState, Verdict } from '@theni/contract';
import type { MailOutcome } from '../delivery/sendgrid-mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/*
 * A lead's `folder` follows from its `stage`, `verdict` and `deleted` (`folderOf`). Whether it still
 * needs a mail or a ring follows from its `mailState`, `stage`, `folder` and `rungAt`
 * (`needsDelivery`); only then it has a `dueAt`, the time of its next try.
 */

/** What a lead waits for in each state of its mail, unless it is spam or deleted. */
const WAITS_FOR: Record<MailState, { mail: boolean; ring: boolean }> = {
  /** It is to be mailed by itself, at once or after a try that failed. */
  queued: { mail: true, ring: true },
  sent: { mail: false, ring: true },
  /** It came over the hour's total: one mail and one ring are for all of those. */
  announced: { mail: false, ring: false },
  failed: { mail: false, ring: false },
  /** It came as spam, or there is no mail service, as on a local stack. */
  'not-mailed': { mail: false, ring: true },
};

/** So many tries to mail a lead, or to ring for it alone, lie within a day; then it is given up. */
export const DELIVERY_TRIES_MAX = 12;

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
  const { mail, ring } = WAITS_FOR[lead.mailState];
  return mail || (ring && isToRing(lead) && lead.attempts < DELIVERY_TRIES_MAX);
}

/** No phone rings again, nor for a lead that the owner has taken up. */
export function isToRing({ stage, folder, rungAt }: StoredLead): boolean {
  return stage === 'new' && folder === 'open' && rungAt === undefined;
}

export function isToMail({ mailState }: StoredLead): boolean {
  return WAITS_FOR[mailState].mail;
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
  const mailState = tried.attempts < DELIVERY_TRIES_MAX ? 'queued' : 'failed';
  return withFolderAndDueTime({ ...tried, mailState, lastError: outcome.reason }, now);
}

/** A local stack can never mail the lead. */
export function asNotMailed(lead: StoredLead, now: Date): StoredLead {
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
