import type { Dependencies } from '../dependencies.ts';
import { announcementMail } from './announcement-mail.ts';
import type { Announcement } from './announcement-store.ts';
import { logFailedTry, logFault } from './lead-alerts.ts';
import { isToMail, isToRing } from './lead-states.ts';
import { leadMail } from './mailer.ts';
import { announcementNotification, leadNotifications } from './notifications.ts';
import { phoneNotes, ringPhones } from './ring-phones.ts';
import { hasNoMailService, sendMail } from './send-mail.ts';
import type { StoredLead } from './stored-lead.ts';

type DeliveryDependencies = Pick<
  Dependencies,
  | ('config' | 'publishedContent' | 'isDemo' | 'mailer' | 'browsers' | 'pusher' | 'now')
  | ('deliveries' | 'announcements')
>;

interface ClaimedLead {
  id: string;
  lead: StoredLead;
}

/** About as many as one hour may bring: all are mailed side by side. */
const LEADS_A_RUN = 60;

/**
 * One try for each lead that is due, one mail for all that came over the hour's total, and one ring
 * for all new ones. What is slow or fails for one keeps none of the others waiting.
 */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { deliveries, now } = dependencies;
  const announcement = claimAnnouncement(dependencies);
  const ids = await deliveries.dueIds(now(), LEADS_A_RUN);
  const claims = ids.map((id) => claimLead(dependencies, id));
  await Promise.all([
    ...claims.map((claim) => mailLead(dependencies, claim)),
    mailAnnouncement(dependencies, announcement),
    ringForNew(dependencies, claims, announcement),
  ]);
}

/** A fault of the database keeps the lead due. */
async function claimLead(
  { deliveries, now }: DeliveryDependencies,
  id: string,
): Promise<ClaimedLead | undefined> {
  const lead = await logFault([id], () => deliveries.claim(id, now()));
  return lead && { id, lead };
}

function claimAnnouncement({
  announcements,
  now,
}: DeliveryDependencies): Promise<Announcement | undefined> {
  return logFault(['announcement'], () => announcements.claim(now()));
}

async function mailLead(
  dependencies: DeliveryDependencies,
  claim: Promise<ClaimedLead | undefined>,
): Promise<void> {
  const claimed = await claim;
  if (!claimed || !isToMail(claimed.lead)) return;
  const { deliveries, config, publishedContent, now } = dependencies;
  const { id, lead } = claimed;
  await logFault([id], async () => {
    if (hasNoMailService(dependencies))
      return deliveries.noteNotMailed(id, 'no mail service here', now());
    const { company } = await publishedContent();
    const notes = await phoneNotes(dependencies);
    const outcome = await sendMail(dependencies, leadMail(id, lead, { config, company, notes }));
    const noted = await deliveries.noteMail(id, outcome, now());
    if (!outcome.mailed && noted)
      logFailedTry({ id, attempt: noted.attempts, isLast: noted.state === 'failed', ...outcome });
  });
}

async function mailAnnouncement(
  dependencies: DeliveryDependencies,
  claim: Promise<Announcement | undefined>,
): Promise<void> {
  const announcement = await claim;
  if (!announcement || announcement.toMail + announcement.heldBack === 0) return;
  const { announcements, config, publishedContent } = dependencies;
  await logFault(['announcement'], async () => {
    const { company } = await publishedContent();
    const notes = await phoneNotes(dependencies);
    const mail = announcementMail(announcement, { config, company, notes });
    const outcome = hasNoMailService(dependencies)
      ? ({ mailed: true } as const)
      : await sendMail(dependencies, mail);
    const { attempts, isGivenUp } = await announcements.noteMail(announcement, outcome);
    if (!outcome.mailed)
      logFailedTry({ id: 'announcement', attempt: attempts, isLast: isGivenUp, ...outcome });
  });
}

/** One push for the leads that are mailed by themselves and for those that are announced. */
async function ringForNew(
  dependencies: DeliveryDependencies,
  claims: Promise<ClaimedLead | undefined>[],
  claim: Promise<Announcement | undefined>,
): Promise<void> {
  const { deliveries, announcements, now } = dependencies;
  const claimed = (await Promise.all(claims)).filter((each) => each !== undefined);
  const toRing = claimed.filter(({ lead }) => isToRing(lead));
  const toAnnounce = (await claim)?.toRing ?? 0;
  const notifications = [...announcementNotification(toAnnounce), ...leadNotifications(toRing)];
  if (notifications.length === 0) return;
  const ids = toRing.map(({ id }) => id);
  await logFault(ids, async () => {
    if (await ringPhones(dependencies, notifications)) {
      await deliveries.noteRing(ids, now());
      if (toAnnounce > 0) await announcements.noteRing({ toRing: toAnnounce });
    } else {
      const ringOnly = toRing.filter(({ lead }) => !isToMail(lead)).map(({ id }) => id);
      await deliveries.noteFailedRing(ringOnly, now());
    }
  });
}
