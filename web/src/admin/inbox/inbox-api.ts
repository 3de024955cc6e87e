import type { InboxMessage, MessageChange } from '@theni/contract';
import { UNREAD_HEADER } from '@theni/contract/limits';
import type { User } from 'firebase/auth';
import { nextAddress } from '../../lib/api.ts';
import { askApi, isGone } from '../session/admin-api.ts';

export interface InboxPage {
  messages: InboxMessage[];
  /** Where the next page is; absent on the last. */
  next: string | undefined;
  /** Of all messages, not of this page. */
  unread: number;
}

const FIRST_PAGE = '/api/messages?limit=50';

export async function listMessages(user: User, address = FIRST_PAGE): Promise<InboxPage> {
  const response = await askApi(user, 'GET', address);
  const next = nextAddress(response.headers.get('Link'));
  const unread = unreadOf(response);
  return { messages: await response.json(), next, unread };
}

export async function countUnread(user: User): Promise<number> {
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

function unreadOf(response: Response): number {
  return Number(response.headers.get(UNREAD_HEADER) ?? 0);
}
