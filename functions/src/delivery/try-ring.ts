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
  const hasRung = await continueAfterError(ids, () => ringPhones(dependencies, notifications));
  await continueAfterError(ids, () => noteTry(dependencies, toRing, hasRung === true));
  if (announcement && toAnnounce > 0)
    await continueAfterError(['announcement'], () =>
      dependencies.announcements.noteRing(announcement, hasRung === true),
    );
}

async function noteTry(
  { deliveries, now }: DeliveryDependencies,
  leads: ClaimedLead[],
  hasRung: boolean,
): Promise<void> {
  // The tries of leads that wait for their mail, too, are their mail's.
  const counted = hasRung ? leads : leads.filter(({ lead }) => !isToMail(lead));
  const ids = counted.map(({ id }) => id);
  await (hasRung ? deliveries.noteRing(ids, now()) : deliveries.noteFailedRing(ids, now()));
}
