import type { Dependencies } from '../dependencies.ts';
import { afterClaim } from '../leads/lead-states.ts';
import { MESSAGE_LIMITS } from '../leads/lead-totals.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { Announcement } from './announcement-store.ts';
import { continueAfterError } from './delivery-alerts.ts';
import { tryToMailAnnouncement } from './try-announcement-mail.ts';
import { tryToMailLead } from './try-lead-mail.ts';
import { tryToRing } from './try-ring.ts';

export type DeliveryDependencies = Pick<
  Dependencies,
  | 'config'
  | 'publishedContent'
  | 'isDemo'
  | 'mailer'
  | 'browsers'
  | 'pusher'
  | 'now'
  | 'leads'
  | 'announcements'
  | 'layoutVersions'
>;

export interface ClaimedLead {
  id: string;
  lead: StoredLead;
}

/** The hour's limit: more are announced, so that more are due only after a failure. */
const LEADS_PER_RUN = MESSAGE_LIMITS.mailedPerHour;

/**
 * One try for each lead that is due, one mail for all that came over the hour's total, and one ring
 * for all new ones. What is slow or fails for one keeps none of the others from its mail.
 */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { leads, now } = dependencies;
  const announcement = claimAnnouncement(dependencies);
  const ids = await leads.dueIds(now(), LEADS_PER_RUN);
  const claims = ids.map((id) => claimLead(dependencies, id));
  await Promise.all([
    ...claims.map(async (claim) => tryToMailLead(dependencies, await claim)),
    announcement.then((claimed) => tryToMailAnnouncement(dependencies, claimed)),
    Promise.all(claims).then(async (claimed) =>
      tryToRing(dependencies, claimed, await announcement),
    ),
  ]);
}

/** A lead that could not be claimed stays due. */
async function claimLead(
  { leads, now }: DeliveryDependencies,
  id: string,
): Promise<ClaimedLead | undefined> {
  const lead = await continueAfterError([id], () =>
    leads.update(id, (due) => afterClaim(due, now())),
  );
  return lead && { id, lead };
}

function claimAnnouncement({
  announcements,
  now,
}: DeliveryDependencies): Promise<Announcement | undefined> {
  return continueAfterError(['announcement'], () => announcements.claim(now()));
}
