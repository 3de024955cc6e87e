import type { PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import { afterRingTry, isToRing } from '../leads/lead-states.ts';
import { continueAfterError } from '../push/continue-after-error.ts';
import { pushToAll } from '../push/push-to-all.ts';
import type { PushOutcome } from '../push/pusher.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import type { Listing } from './listing-store.ts';
import { leadNotifications, listingNotification } from './notification-texts.ts';

const TIMEOUT_MS = 20_000;

/**
 * One push for the leads that are mailed one by one, and for those of a listing. No phone rings for
 * what is held back.
 * @returns whether nothing is left to ring
 */
export async function tryToRing(
  dependencies: DeliveryDependencies,
  claimed: (ClaimedLead | undefined)[],
  listing: Listing | undefined,
): Promise<boolean> {
  const newLeads = claimed
    .filter((each) => each !== undefined)
    .filter(({ lead }) => isToRing(lead));
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
  dependencies: DeliveryDependencies,
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
