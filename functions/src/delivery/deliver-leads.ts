import type { Dependencies } from '../dependencies.ts';
import { afterClaim } from '../leads/lead-states.ts';
import { MESSAGE_LIMITS } from '../leads/message-limits.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { continueAfterError } from './continue-after-error.ts';
import type { Digest } from './digest-store.ts';
import { tryToMailDigest } from './try-digest-mail.ts';
import { tryToMailLead } from './try-lead-mail.ts';
import { tryToRing } from './try-ring.ts';

export type DeliveryDependencies = Pick<
  Dependencies,
  | 'config'
  | 'readPublishedContent'
  | 'isDemo'
  | 'mailer'
  | 'browsers'
  | 'pusher'
  | 'now'
  | 'leads'
  | 'digests'
  | 'layoutVersions'
>;

export interface ClaimedLead {
  id: string;
  lead: StoredLead;
}

/** The digest tells of what an hour brings beyond this, so more are due only after a failure. */
const LEADS_PER_RUN = MESSAGE_LIMITS.mailedOneByOnePerHour;

/**
 * Tries once to mail each lead that is due, and the digest, and to ring for all of them together. A
 * lead that is slow or fails keeps no other from its mail.
 */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { leads, now } = dependencies;
  const digest = claimDigest(dependencies);
  const ids = await leads.dueIds(now(), LEADS_PER_RUN);
  const claims = ids.map((id) => claimLead(dependencies, id));
  await Promise.all([
    ...claims.map(async (claim) => tryToMailLead(dependencies, await claim)),
    digest.then((claimed) => tryToMailDigest(dependencies, claimed)),
    Promise.all(claims).then(async (claimed) => tryToRing(dependencies, claimed, await digest)),
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

function claimDigest({ digests, now }: DeliveryDependencies): Promise<Digest | undefined> {
  return continueAfterError(['digest'], () => digests.claim(now()));
}
