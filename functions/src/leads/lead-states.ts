import type { DeliveryState, Folder, LeadChange, Verdict } from '@theni/contract';
import type { MailOutcome } from './mailer.ts';
import type { StoredLead } from './stored-lead.ts';

/** What a lead still waits for in each state of its mail, unless it is spam or deleted. */
const WAITS: Record<DeliveryState, { forMail: boolean; forRing: boolean }> = {
  /** It is to be mailed by itself, at once or after a try that failed. */
  queued: { forMail: true, forRing: true },
  sent: { forMail: false, forRing: true },
  /** It came over the hour's total: one mail and one ring are for all of those. */
  announced: { forMail: false, forRing: false },
  failed: { forMail: false, forRing: false },
  /** It came as spam, or to a local stack, which has no mail service. */
  'not-mailed': { forMail: false, forRing: true },
};

/** Of its mail, all in a day; then it is given up. */
export const TRIES = 12;

/** Longer than a run of the job needs for a lead: no other run takes it up meanwhile. */
const CLAIM_MINUTES = 2;

/** As it is to be stored: folder and due time follow from the rest. */
export function settled({ dueAt, ...lead }: StoredLead, now: Date): StoredLead {
  const folder = folderOf(lead);
  const isDue = isWaiting({ ...lead, folder });
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

function isWaiting(lead: StoredLead): boolean {
  if (lead.folder === 'deleted' || lead.folder === 'spam') return false;
  const { forMail, forRing } = WAITS[lead.state];
  return forMail || (forRing && isToRing(lead) && lead.attempts < TRIES);
}

/** What the owner has taken up, or is given up, needs no ring any more. */
export function isToRing({ stage, folder, rungAt }: StoredLead): boolean {
  return stage === 'new' && folder === 'open' && rungAt === undefined;
}

export function isToMail({ state }: StoredLead): boolean {
  return WAITS[state].forMail;
}

/** As a run of the job takes it up. @returns undefined when it is not due */
export function claimed(lead: StoredLead, now: Date): StoredLead | undefined {
  if (!lead.dueAt || lead.dueAt > now.toISOString()) return undefined;
  return { ...lead, dueAt: minutesAfter(now, CLAIM_MINUTES) };
}

/** A success always counts; a failure that comes late changes nothing. */
export function mailTried(
  { lastError: _, ...lead }: StoredLead,
  outcome: MailOutcome,
  now: Date,
): StoredLead | undefined {
  const tried = countTry(lead, now);
  if (outcome.mailed) return settled({ ...tried, state: 'sent' }, now);
  if (lead.state !== 'queued') return undefined;
  const state = tried.attempts < TRIES ? 'queued' : 'failed';
  return settled({ ...tried, state, lastError: outcome.reason }, now);
}

/** Nothing can ever mail it. */
export function notMailed(lead: StoredLead, reason: string, now: Date): StoredLead {
  return settled({ ...lead, state: 'not-mailed', lastError: reason }, now);
}

/** It waits for the ring alone; where it waits for its mail too, the mail's tries count. */
export function ringFailed(lead: StoredLead, now: Date): StoredLead {
  return settled(isToMail(lead) ? lead : countTry(lead, now), now);
}

/** The next try is after 1, 2, 4 … 256 minutes, then after six hours: all lie within a day. */
function countTry(lead: StoredLead, now: Date): StoredLead {
  const attempts = lead.attempts + 1;
  return { ...lead, attempts, dueAt: minutesAfter(now, Math.min(2 ** (attempts - 1), 360)) };
}

/** As the owner's change makes it. What was held back as spam, and is none, is mailed now. */
export function changed(lead: StoredLead, change: LeadChange, now: Date): StoredLead {
  const { deleted, ...fields } = change;
  const isReleased = isSpam(lead.verdict) && change.verdict === 'clean';
  return settled(
    {
      ...lead,
      ...fields,
      ...(deleted === false && { deleted: null }),
      ...(isReleased && lead.state === 'not-mailed' && { state: 'queued' }),
    },
    now,
  );
}

function minutesAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
