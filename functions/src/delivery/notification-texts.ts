import type { PushNotification } from '@theni/contract';
import type { StoredLead } from '../leads/stored-lead.ts';

/*
 * Nothing in a notification is personal or from the visitor: it stands on a locked screen and
 * passes through another company's servers.
 */

/** A push has room for 3,993 bytes (RFC 8030, 7.2; RFC 8291, 4). */
const LEADS_A_PUSH = 10;

/** The newest ones, tagged by id. */
export function leadNotifications(
  leads: { id: string; lead: Pick<StoredLead, 'createdAt'> }[],
): PushNotification[] {
  const newestFirst = leads.toSorted((one, other) =>
    one.lead.createdAt < other.lead.createdAt ? 1 : -1,
  );
  return newestFirst
    .slice(0, LEADS_A_PUSH)
    .map(({ id }) => ({ title: 'New lead', tag: id, url: `/admin/dashboard?lead=${id}` }));
}

/** One for all leads of a listing; none where there are none. */
export function listingNotification(count: number): PushNotification[] {
  if (count === 0) return [];
  const title = count === 1 ? '1 more lead' : `${count} more leads`;
  return [{ title, tag: 'more', url: '/admin/dashboard' }];
}
