import { continueAfterError } from '../continue-after-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { afterClaim, afterListing } from '../leads/lead-states.ts';
import { MESSAGE_LIMITS } from '../leads/message-limits.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { Listing } from './listing-store.ts';
import {
  logFailedTry,
  type MailDependencies,
  NOT_WRITTEN,
  tryToMailLead,
  tryToMailListing,
} from './mail.ts';
import { type RingDependencies, tryToRing } from './ring.ts';

type DeliveryDependencies = MailDependencies & RingDependencies & Pick<Dependencies, 'listings'>;

/** A listing tells of what an hour brings beyond this, so more are due only after a failure. */
const LEADS_PER_RUN = MESSAGE_LIMITS.mailedOneByOnePerHour;

/**
 * Tries once to mail each lead that is due, and the listing, and to ring for all of them together.
 * A lead that is slow or fails keeps no other from its mail.
 */
export async function deliverLeads(dependencies: DeliveryDependencies): Promise<void> {
  const { leads, listings, now } = dependencies;
  const listing = continueAfterError(['listing'], () => listings.claim(now()));
  const ids = await leads.dueIds(now(), LEADS_PER_RUN);
  const claims = ids.map((id) => claimLead(dependencies, id));
  const ring = Promise.all(claims).then(async (claimed) =>
    tryToRing(dependencies, claimed, await listing),
  );
  await Promise.all([
    ring,
    ...claims.map(async (claim) => tryToMailLead(dependencies, await claim)),
    listing.then((claimed) => claimed && deliverListing(dependencies, claimed, ring)),
  ]);
}

/** A lead that could not be claimed stays due. */
function claimLead({ leads, now }: DeliveryDependencies, id: string) {
  return continueAfterError([id], () => leads.update(id, (due) => afterClaim(due, now())));
}

/** @param ring whether nothing is left to ring */
async function deliverListing(
  dependencies: DeliveryDependencies,
  listing: Listing,
  ring: Promise<boolean>,
): Promise<void> {
  const { leads, listings, now } = dependencies;
  await continueAfterError(['listing'], async () => {
    const mail = continueAfterError(['listing'], () => tryToMailListing(dependencies, listing));
    const outcome = (await mail) ?? NOT_WRITTEN;
    const isRung = await ring;
    const newest = listing.waiting.at(-1)?.id;
    const tried: StoredLead[] = [];
    await leads.updateAll(
      listing.waiting.map(({ id }) => id),
      (lead) => {
        // Where no phone has rung, the newest lead rings later, in the place of all that are mailed.
        const isRingDone = isRung || (outcome.mailed && lead.id !== newest);
        const next = afterListing(lead, outcome, isRingDone, now());
        if (next) tried.push(next);
        return next;
      },
    );
    if (outcome.mailed) return listings.noteTold(listing);
    logFailedTry('listing', outcome.reason, {
      attempts: Math.max(1, ...tried.map(({ mailAttempts }) => mailAttempts)),
      isGivenUp: tried.some(({ mailState }) => mailState === 'failed'),
    });
  });
}
