import { isToMail, isToRing } from '../leads/lead-states.ts';
import type { Announcement } from './announcement-store.ts';
import type { ClaimedLead, DeliveryDependencies } from './deliver-leads.ts';
import { continueAfterError } from './delivery-alerts.ts';
import { announcementNotification, leadNotifications } from './notification-text.ts';
import { ringPhones } from './ring-phones.ts';

/** One push for the leads that are mailed by themselves and for those that are announced. */
export async function tryToRing(
  dependencies: DeliveryDependencies,
  claimed: (ClaimedLead | undefined)[],
  announcement: Announcement | undefined,
): Promise<void> {
  const toRing = claimed.filter((each) => each !== undefined).filter(({ lead }) => isToRing(lead));
  const toAnnounce = announcement?.toRing ?? 0;
  const notifications = [...announcementNotification(toAnnounce), ...leadNotifications(toRing)];
  if (notifications.length === 0) return;
  const ids = toRing.map(({ id }) => id);
  const isDone = await continueAfterError(ids, () => ringPhones(dependencies, notifications));
  await continueAfterError(ids, () =>
    isDone ? noteDone(dependencies, ids, toAnnounce) : noteFailed(dependencies, toRing),
  );
}

async function noteDone(
  { deliveries, announcements, now }: DeliveryDependencies,
  ids: string[],
  toRing: number,
): Promise<void> {
  await deliveries.noteRing(ids, now());
  if (toRing > 0) await announcements.noteRing({ toRing });
}

/** Of those that wait for the ring alone; the tries of the others are their mail's. */
async function noteFailed(
  { deliveries, now }: DeliveryDependencies,
  toRing: ClaimedLead[],
): Promise<void> {
  const ringOnly = toRing.filter(({ lead }) => !isToMail(lead)).map(({ id }) => id);
  await deliveries.noteFailedRing(ringOnly, now());
}
