import { afterFailedRing, afterRing, isToMail, isToRing } from '../leads/lead-states.ts';
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
  const hasRung =
    (await continueAfterError(ids, () => ringPhones(dependencies, notifications))) ?? false;
  await Promise.all([
    ...toRing.map((claimed) => noteRing(dependencies, claimed, hasRung)),
    continueAfterError(['announcement'], () =>
      dependencies.announcements.noteRing(toAnnounce, hasRung),
    ),
  ]);
}

/** A lead that waits for its mail as well is tried again with that. */
async function noteRing(
  { leads, now }: DeliveryDependencies,
  { id, lead }: ClaimedLead,
  hasRung: boolean,
): Promise<void> {
  if (!hasRung && isToMail(lead)) return;
  const after = hasRung ? afterRing : afterFailedRing;
  await continueAfterError([id], () => leads.update(id, (stored) => after(stored, now())));
}
