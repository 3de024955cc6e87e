import type { InboxMessage } from '@theni/contract';
import { SEARCHED_HEADER, UNREAD_HEADER, UNREAD_SPAM_HEADER } from '@theni/contract/limits';
import { nextAddress } from '../../api.ts';
import { callForResponse } from '../api/call.ts';

/** Of all messages, not of one page. */
export interface UnreadCounts {
  messages: number;
  spam: number;
}

export interface MessagePage {
  messages: InboxMessage[];
  /** Where the next page is; absent on the last. */
  next: string | undefined;
  unread: UnreadCounts;
  /** Of a search: the time of the last message that it looked at. */
  searchedBackTo: string | undefined;
}

/** @param address of a choice of messages, or the `next` of the page before */
export async function listMessages(address: string): Promise<MessagePage> {
  const response = await callForResponse('GET /api/messages', { query: queryOf(address) });
  const next = nextAddress(response.headers.get('Link'));
  const searchedBackTo = response.headers.get(SEARCHED_HEADER) ?? undefined;
  return { messages: await response.json(), next, unread: unreadOf(response), searchedBackTo };
}

export async function countUnread(): Promise<UnreadCounts> {
  const response = await callForResponse('GET /api/messages', { query: { limit: '1' } });
  // The counts are in the head; an unread body would keep the connection.
  await response.body?.cancel();
  return unreadOf(response);
}

/** A file for a spreadsheet. @param address `/api/messages.csv` with its filters */
export async function exportMessages(address: string): Promise<{
  file: Blob;
  /** Where the file of older messages is, and the time that this one goes back to; absent where it has all. */
  next: string | undefined;
  backTo: string | undefined;
}> {
  const response = await callForResponse('GET /api/messages.csv', { query: queryOf(address) });
  const backTo = response.headers.get(SEARCHED_HEADER) ?? undefined;
  return { file: await response.blob(), next: nextAddress(response.headers.get('Link')), backTo };
}

function queryOf(address: string): Record<string, never> {
  return Object.fromEntries(new URL(address, location.origin).searchParams) as Record<
    string,
    never
  >;
}

function unreadOf({ headers }: Response): UnreadCounts {
  return {
    messages: Number(headers.get(UNREAD_HEADER) ?? 0),
    spam: Number(headers.get(UNREAD_SPAM_HEADER) ?? 0),
  };
}
