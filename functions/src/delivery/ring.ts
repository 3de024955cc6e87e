import type { PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import { continueAfterError } from '../continue-after-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { afterRingTry, isToRing } from '../leads/lead-states.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { PushOutcome } from '../push/pusher.ts';
import { pushToAll } from '../push/pusher.ts';
import type { Listing } from './listing-store.ts';

export type RingDependencies = Pick<Dependencies, 'browsers' | 'leads' | 'now' | 'pusher'>;

const TIMEOUT_MS = 20_000;

/**
 * One push for the leads that are mailed one by one, and for those of a listing. No phone rings for
 * what is held back.
 * @returns whether nothing is left to ring
 */
export async function tryToRing(
  dependencies: RingDependencies,
  claimed: (StoredLead | undefined)[],
  listing: Listing | undefined,
): Promise<boolean> {
  const newLeads = claimed.filter((lead) => lead !== undefined).filter(isToRing);
  const listed = (listing?.waiting ?? []).filter(
    ({ isRingDone, stage }) => !isRingDone && stage === 'new',
  );
  const notifications = [...listingNotification(listed.length), ...leadNotifications(newLeads)];
  if (notifications.length === 0) return true;
  const ids = newLeads.map(({ id }) => id);
  const { leads, now } = dependencies;
  const isDone =
    (await continueAfterError(ids, () => ringPhones(dependencies, notifications))) ?? false;
  await Promise.all(
    ids.map((id) =>
      continueAfterError([id], () => leads.update(id, (lead) => afterRingTry(lead, isDone, now()))),
    ),
  );
  return isDone;
}

/** @returns whether nothing is left to ring: no other try would be answered otherwise */
async function ringPhones(
  dependencies: RingDependencies,
  notifications: PushNotification[],
): Promise<boolean> {
  const results = await pushToAll(dependencies, notifications, TIMEOUT_MS);
  const outcomes = results.map(({ outcome }) => outcome);
  const isGone = ({ state }: PushOutcome) => state === 'gone';
  if (outcomes.length > 0 && outcomes.every(isGone)) warn('no phone rings any more');
  const reasons = outcomes.flatMap((outcome) => ('reason' in outcome ? outcome.reason : []));
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return (
    outcomes.every(({ state }) => state !== 'failed') ||
    outcomes.some(({ state }) => state === 'taken')
  );
}

/*
 * Nothing in a notification is personal or from the visitor: it stands on a locked screen and
 * passes through another company's servers.
 */

/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). */
const LEADS_A_PUSH = 10;

/** The newest ones, tagged by id. */
function leadNotifications(leads: StoredLead[]): PushNotification[] {
  const newestFirst = leads.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return newestFirst
    .slice(0, LEADS_A_PUSH)
    .map(({ id }) => ({ title: 'New lead', tag: id, url: `/admin/dashboard?lead=${id}` }));
}

function listingNotification(count: number): PushNotification[] {
  if (count === 0) return [];
  const title = count === 1 ? '1 more lead' : `${count} more leads`;
  return [{ title, tag: 'more', url: '/admin/dashboard' }];
}
