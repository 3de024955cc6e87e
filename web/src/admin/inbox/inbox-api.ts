import type { InboxMessage, MessageChange } from '@theni/contract';
import { UNREAD_HEADER, UNREAD_SPAM_HEADER } from '@theni/contract/limits';
import type { User } from 'firebase/auth';
import { nextAddress } from '../../lib/api.ts';
import { askApi, isGone } from '../api/admin-api.ts';

/** Of all messages, not of one page. */
export interface UnreadCounts {
  messages: number;
  spam: number;
}

export interface InboxPage {
  messages: InboxMessage[];
  /** Where the next page is; absent on the last. */
  next: string | undefined;
  unread: UnreadCounts;
}

const FIRST_PAGE = '/api/messages?limit=50';

export async function listMessages(user: User, address = FIRST_PAGE): Promise<InboxPage> {
  const response = await askApi(user, 'GET', address);
  const next = nextAddress(response.headers.get('Link'));
  const unread = unreadOf(response);
  return { messages: await response.json(), next, unread };
}

export async function countUnread(user: User): Promise<UnreadCounts> {
  return unreadOf(await askApi(user, 'GET', '/api/messages?limit=1'));
}

export async function changeMessage(
  user: User,
  id: string,
  change: MessageChange,
): Promise<InboxMessage> {
  return (await askApi(user, 'PATCH', `/api/messages/${id}`, change)).json();
}

/** A message that is gone already is no error: what was wanted is so. */
export async function deleteMessage(user: User, id: string): Promise<void> {
  await askApi(user, 'DELETE', `/api/messages/${id}`).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

/** Deletes all spam that came no later than `until`, which is a `CreatedAt`. */
export async function deleteSpam(user: User, until: string): Promise<void> {
  await askApi(user, 'DELETE', `/api/messages/spam?until=${until}`);
}

function unreadOf({ headers }: Response): UnreadCounts {
  return {
    messages: Number(headers.get(UNREAD_HEADER) ?? 0),
    spam: Number(headers.get(UNREAD_SPAM_HEADER) ?? 0),
  };
}
