import type { Folder, LeadChange, MailState, Verdict } from '@theni/contract';
import { daysBefore } from '@theni/contract';
import type { MailOutcome } from '../delivery/sendgrid-mailer.ts';
import { requireRestorable } from '../restorable.ts';
import { requireKnown } from '../revisions.ts';
import type { StoredLead } from './stored-lead.ts';

/*
 * The states of a lead. Its `folder`, in which the owner finds it, follows from its `stage`,
 * `verdict` and `deleted` (`folderOf`). A lead with the verdict `spam` or `flood` is *held back*:
 * its folder is Spam, and it is neither mailed nor rung for. `flood` is the server's verdict on one
 * of very many messages from one peer, `spam` that on a program's message, or the owner's.
 *
 * Every other lead is to be mailed and rung for: by itself, or, when more came in an hour than are
 * mailed one by one, by a *listing*, one mail and one ring for all of them (`listing-store.ts`). What
 * a lead still waits for follows from its `mailState`, and for the ring from `isRingDone`, `stage`
 * and `folder`. Only while it waits, and for no listing, it has a `dueAt`, the time of its next try.
 */

/** What a lead waits for in each state of its mail, unless it is held back or deleted. */
const WAITS_FOR: Record<MailState, { mail: boolean; ring: boolean }> = {
  /** It is to be mailed by itself, at once or after a try that failed. */
  queued: { mail: true, ring: true },
  sent: { mail: false, ring: true },
  'to-list': { mail: false, ring: false },
  listed: { mail: false, ring: true },
  failed: { mail: false, ring: false },
  /** It was held back when it came, or there is no mail service, as on a local stack. */
  'not-mailed': { mail: false, ring: true },
};

/** So many tries to mail a lead, and so many to ring for it, are made, each within a day. */
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
  if (isHeldBack(verdict)) return 'spam';
  return stage === 'booked' || stage === 'not-interested' ? 'done' : 'open';
}

export function isHeldBack(verdict: Verdict): boolean {
  return verdict === 'spam' || verdict === 'flood';
}

/** Nobody is told of a lead in these folders. */
function isAway(folder: Folder): boolean {
  return folder === 'deleted' || folder === 'spam';
}

function needsDelivery(lead: StoredLead): boolean {
  if (isAway(lead.folder)) return false;
  const { mail, ring } = WAITS_FOR[lead.mailState];
  return mail || (ring && isToRing(lead));
}

/** No phone rings twice for a lead, nor for one that the owner has taken up. */
export function isToRing({ stage, folder, isRingDone, ringAttempts }: StoredLead): boolean {
  return stage === 'new' && folder === 'open' && !isRingDone && ringAttempts < DELIVERY_TRIES_MAX;
}

export function isToMail({ mailState }: StoredLead): boolean {
  return WAITS_FOR[mailState].mail;
}

/** A run of the job takes a lead up. @returns undefined when it is not due */
export function afterClaim(lead: StoredLead, now: Date): StoredLead | undefined {
  if (!lead.dueAt || lead.dueAt > now.toISOString()) return undefined;
  return { ...lead, dueAt: minutesAfter(now, CLAIM_MINUTES) };
}

/** Counts a try to mail. A success always counts; a failure that comes late changes nothing. */
export function afterMailTry(
  { lastError: _, ...lead }: StoredLead,
  outcome: MailOutcome,
  now: Date,
): StoredLead | undefined {
  const mailAttempts = lead.mailAttempts + 1;
  const mailRefusals = lead.mailRefusals + (outcome.isContentRefused ? 1 : 0);
  const tried = { ...lead, mailAttempts, mailRefusals, dueAt: nextTry(mailAttempts, now) };
  if (outcome.mailed) return withFolderAndDueTime({ ...tried, mailState: 'sent' }, now);
  if (lead.mailState !== 'queued') return undefined;
  const mailState = mailAttempts < DELIVERY_TRIES_MAX ? 'queued' : 'failed';
  return withFolderAndDueTime({ ...tried, mailState, lastError: outcome.reason }, now);
}

/**
 * Counts a try to mail a listing that names this lead.
 * @param isRingDone whether a phone has rung for it, or is to ring for another lead in its place
 */
export function afterListing(
  { lastError: _, ...lead }: StoredLead,
  outcome: MailOutcome,
  isRingDone: boolean,
  now: Date,
): StoredLead | undefined {
  if (lead.mailState !== 'to-list') return undefined;
  const tried = {
    ...lead,
    mailAttempts: lead.mailAttempts + 1,
    isRingDone: lead.isRingDone || isRingDone,
  };
  if (outcome.mailed) return withFolderAndDueTime({ ...tried, mailState: 'listed' }, now);
  const isOver = lead.createdAt <= daysBefore(now, 1).toISOString();
  const mailState = isOver ? 'failed' : 'to-list';
  return withFolderAndDueTime({ ...tried, mailState, lastError: outcome.reason }, now);
}

/** A local stack can never mail the lead. */
export function asNotMailed(lead: StoredLead, now: Date): StoredLead {
  const lastError = 'no mail service here';
  return withFolderAndDueTime({ ...lead, mailState: 'not-mailed', lastError }, now);
}

/**
 * Counts a try to ring. While the lead waits for its mail as well, the next try is that of the
 * mail.
 * @param isDone whether a phone has rung, or there is none that could
 */
export function afterRingTry(lead: StoredLead, isDone: boolean, now: Date): StoredLead {
  const ringAttempts = lead.ringAttempts + 1;
  const dueAt = isToMail(lead) ? {} : { dueAt: nextTry(ringAttempts, now) };
  return withFolderAndDueTime({ ...lead, ...dueAt, ringAttempts, isRingDone: isDone }, now);
}

/** The next try is after 1, 2, 4 … 256 minutes, then after six hours: all lie within a day. */
function nextTry(attempts: number, now: Date): string {
  return minutesAfter(now, Math.min(2 ** (attempts - 1), 360));
}

/** The owner can take a deletion back for a day. */
export function withDeletion(lead: StoredLead, now: Date): StoredLead {
  return withFolderAndDueTime({ ...lead, deleted: lead.deleted ?? now.toISOString() }, now);
}

/**
 * A lead that comes back from Spam, or was deleted, is mailed by itself if that is still to be done:
 * a listing may have gone without it.
 * @throws {HttpProblem} 409 with the lead's own value where another device has changed it, 404 when
 * its day is over
 */
export function withOwnerChange(lead: StoredLead, change: LeadChange, now: Date): StoredLead {
  const { deleted, before = {}, ...fields } = change;
  const valueAt = (path: string) => lead[path as keyof typeof fields];
  requireKnown({ changes: fields, before }, { valueAt });
  if (deleted === false && lead.deleted !== null) requireRestorable(lead.deleted, now);
  const changed = { ...lead, ...fields, ...(deleted === false && { deleted: null }) };
  const isNoSpam = isHeldBack(lead.verdict) && !isHeldBack(changed.verdict);
  const isBack = isAway(lead.folder) && !isAway(folderOf(changed));
  const isToMailAlone =
    (isNoSpam && lead.mailState === 'not-mailed') || (isBack && lead.mailState === 'to-list');
  return withFolderAndDueTime(
    { ...changed, ...(isToMailAlone && { mailState: 'queued' as const }) },
    now,
  );
}

function minutesAfter(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
