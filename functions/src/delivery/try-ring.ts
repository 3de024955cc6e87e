import { afterRingTry, isToRing } from '../leads/lead-states.ts';
import { continueAfterError } from './continue-after-error.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { type Digest, notYetRung } from './digest-store.ts';
import { digestNotification, leadNotifications } from './notification-text.ts';
import { ringPhones } from './ring-phones.ts';

/** One push for the leads that are mailed one by one, and for those that a digest tells of. */
export async function tryToRing(
  dependencies: DeliveryDependencies,
  claimed: (ClaimedLead | undefined)[],
  digest: Digest | undefined,
): Promise<void> {
  const newLeads = claimed
    .filter((each) => each !== undefined)
    .filter(({ lead }) => isToRing(lead));
  const inDigest = digest ? notYetRung(digest) : 0;
  const notifications = [...digestNotification(inDigest), ...leadNotifications(newLeads)];
  if (notifications.length === 0) return;
  const ids = newLeads.map(({ id }) => id);
  const isDone =
    (await continueAfterError(ids, () => ringPhones(dependencies, notifications))) ?? false;
  const { leads, digests, now } = dependencies;
  await Promise.all([
    ...ids.map((id) =>
      continueAfterError([id], () => leads.update(id, (lead) => afterRingTry(lead, isDone, now()))),
    ),
    digest && continueAfterError(['digest'], () => digests.noteRing(digest, isDone)),
  ]);
}
