import type { Dependencies } from '../dependencies.ts';
import type { Announcement } from './announcement-store.ts';
import { logFault } from './lead-alerts.ts';
import { mailAnnouncement } from './mail-announcement.ts';
import { mailLead } from './mail-lead.ts';
import { ringForNew } from './ring-for-new.ts';
import type { StoredLead } from './stored-lead.ts';

export type DeliveryDependencies = Pick<
  Dependencies,
  | ('config' | 'publishedContent' | 'isDemo' | 'mailer' | 'browsers' | 'pusher' | 'now')
  | ('deliveries' | 'announcements' | 'layoutVersions')
>;

export interface ClaimedLead {
  id: string;
  lead: StoredLead;
}

/** About as many as one hour may bring: all are mailed side by side. */
const LEADS_A_RUN = 60;

/**
 * One try for each lead that is due, one mail for all that came over the hour's total, and one ring
 * for all new ones. What is slow or fails for one keeps none of the others from its mail.
 */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { deliveries, now } = dependencies;
  const announcement = claimAnnouncement(dependencies);
  const ids = await deliveries.dueIds(now(), LEADS_A_RUN);
  const claims = ids.map((id) => claimLead(dependencies, id));
  await Promise.all([
    ...claims.map(async (claim) => mailLead(dependencies, await claim)),
    announcement.then((claimed) => mailAnnouncement(dependencies, claimed)),
    Promise.all(claims).then(async (claimed) =>
      ringForNew(dependencies, claimed, await announcement),
    ),
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
