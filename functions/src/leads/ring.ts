import type { PushNotification } from '@theni/contract';
import { warn } from 'firebase-functions/logger';
import type { Dependencies } from '../dependencies.ts';
import type { ClaimedLead } from './lead-store.ts';

/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). */
const LEADS_A_PUSH = 10;
const TIMEOUT_MS = 20_000;

/**
 * Rings the owner's phones once for all of these leads.
 * @returns whether that is done: a phone has taken it, or there is none
 */
export async function ring(
  { browsers, pusher, now }: Pick<Dependencies, 'browsers' | 'pusher' | 'now'>,
  leads: ClaimedLead[],
): Promise<boolean> {
  const ringing = pusher ? await browsers.ringing() : [];
  const outcomes = await Promise.all(
    ringing.map((browser) => pusher?.send(browser, notificationsOf(leads), TIMEOUT_MS)),
  );
  const lost = ringing.flatMap(({ Endpoint }, at) =>
    outcomes[at]?.state === 'gone' ? Endpoint : [],
  );
  if (lost.length > 0) await browsers.markLost(lost, now());
  const reasons = outcomes.flatMap((each) => (each?.state === 'failed' ? each.reason : []));
  if (reasons.length > 0) warn('a phone has not rung', { reasons: [...new Set(reasons)] });
  return reasons.length === 0 || outcomes.some((each) => each?.state === 'taken');
}

/**
 * The newest ones, each under its id, by which a second push takes the place of the first. They say nothing of the person, and nothing that
 * a visitor has sent: they stand on a locked screen, and pass through another company's servers.
 */
function notificationsOf(leads: ClaimedLead[]): PushNotification[] {
  const newestFirst = leads.toSorted((one, other) =>
    one.lead.CreatedAt < other.lead.CreatedAt ? 1 : -1,
  );
  return newestFirst
    .slice(0, LEADS_A_PUSH)
    .map(({ id }) => ({ title: 'New enquiry', tag: id, url: `/admin/dashboard?lead=${id}` }));
}
