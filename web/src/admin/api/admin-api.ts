import type { Content } from '@theni/content';
import type {
  ContentFile,
  ContentResponse,
  ContentVersion,
  ForgottenResponse,
  InboxMessage,
  Item,
  ItemChange,
  MessageChange,
  NewContentFile,
  NewItem,
  PersonResponse,
  Problem,
  Publication,
  PublicationOrder,
  PublishedResponse,
  SessionResponse,
  StatsResponse,
  VersionResponse,
} from '@theni/contract';
import { SEARCHED_HEADER, UNREAD_HEADER, UNREAD_SPAM_HEADER } from '@theni/contract/limits';
import { nextAddress } from '../../api.ts';
import { AdminApiError, ConnectionError, SessionEndedError } from './errors.ts';
import { idTokenOf, openFirebase } from './firebase.ts';

/*
 * Every call that the admin area makes. Each throws {ConnectionError} when the same again later may succeed,
 * {SessionEndedError} when only a sign-in helps, and else {AdminApiError}.
 */

/** Who is signed in: the site itself does not know the admin's address. */
export async function getSession(): Promise<SessionResponse> {
  return (await callApi('GET', '/api/session')).json();
}

/** Newest first, hidden ones too. */
export async function listItems(): Promise<Item[]> {
  return (await callApi('GET', '/api/admin/file')).json();
}

/** The same post again changes nothing, so it may be repeated. */
export async function postItem(item: NewItem, signal: AbortSignal): Promise<Item> {
  return (await callApi('POST', '/api/file', item, {}, signal)).json();
}

export async function changeItem(id: string, change: ItemChange): Promise<Item> {
  return (await callApi('PATCH', itemAddress(id), change)).json();
}

/** Up to 100 at once: all of them, or none. */
export async function changeItems(Ids: string[], change: ItemChange): Promise<Item[]> {
  return (await callApi('PATCH', '/api/file', { Ids, ...change })).json();
}

/** Up to 100 at once; those that are gone already are no error. */
export async function deleteItems(Ids: string[]): Promise<void> {
  await callApi('POST', '/api/file/delete', { Ids });
}

export async function deleteItem(id: string): Promise<void> {
  await callApi('DELETE', itemAddress(id));
}

function itemAddress(id: string): string {
  return `/api/file/${encodeURIComponent(id)}`;
}

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
  const response = await callApi('GET', address);
  const next = nextAddress(response.headers.get('Link'));
  const searchedBackTo = response.headers.get(SEARCHED_HEADER) ?? undefined;
  return { messages: await response.json(), next, unread: unreadOf(response), searchedBackTo };
}

/** Those that the admin wanted to be reminded of until today, the longest due first, and visits of today and tomorrow. */
export async function dueMessages(): Promise<InboxMessage[]> {
  return (await callApi('GET', '/api/messages?due=1')).json();
}

/** All on the line of a message, newest first, that one among them. */
export async function messagesOfPerson(id: string): Promise<InboxMessage[]> {
  return (await callApi('GET', `/api/messages?person=${id}`)).json();
}

const IDS_A_CALL = 100;

/** In this order, those that there still are. */
export async function messagesOf(ids: string[]): Promise<InboxMessage[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, async (_, at) => {
    const some = ids.slice(at * IDS_A_CALL, (at + 1) * IDS_A_CALL);
    return (await callApi('GET', `/api/messages?ids=${some}`)).json();
  });
  return (await Promise.all(calls)).flat();
}

/** A file for a spreadsheet. @param address `/api/messages.csv` with its filters */
export async function exportMessages(address: string): Promise<{
  file: Blob;
  /** Where the file of older messages is, and the time that this one goes back to; absent where it has all. */
  next: string | undefined;
  backTo: string | undefined;
}> {
  const response = await callApi('GET', address);
  const backTo = response.headers.get(SEARCHED_HEADER) ?? undefined;
  return { file: await response.blob(), next: nextAddress(response.headers.get('Link')), backTo };
}

interface KnownPerson {
  Phone?: string;
  Email: string;
}

/** All that is stored of a person. */
export async function exportPerson(person: KnownPerson): Promise<PersonResponse> {
  return (await callApi('POST', '/api/messages/export-person', person)).json();
}

/** All that is stored of a person goes, for good. */
export async function forgetPerson(person: KnownPerson): Promise<ForgottenResponse> {
  return (await callApi('POST', '/api/messages/forget', person)).json();
}

/** Where leads and taps of so many days came from, and what waits for an answer. */
export async function getStats(days: number): Promise<StatsResponse> {
  return (await callApi('GET', `/api/admin/stats?days=${days}`)).json();
}

export async function countUnread(): Promise<UnreadCounts> {
  const response = await callApi('GET', '/api/messages?limit=1');
  // The counts are in the head; an unread body would keep the connection.
  await response.body?.cancel();
  return unreadOf(response);
}

/** @throws {AdminApiError} 409 when a message that is to be held back as spam may be mailed already */
export async function changeMessage(id: string, change: MessageChange): Promise<InboxMessage> {
  return (await callApi('PATCH', `/api/messages/${id}`, change)).json();
}

/** Up to 100 at once: all of them, or none. */
export async function changeMessages(Ids: string[], change: MessageChange): Promise<void> {
  await callApi('PATCH', '/api/messages', { Ids, ...change });
}

/** The draft of the site's content, and how its publication stands. */
export async function getContent(): Promise<ContentResponse<Content>> {
  return (await callApi('GET', '/api/content')).json();
}

/** @throws {AdminApiError} 412 when the draft is no longer of this version */
export async function putContent(
  content: Content,
  version: number,
): Promise<ContentResponse<Content>> {
  const body = { Content: content };
  return (await callApi('PUT', '/api/content', body, ifMatch(version))).json();
}

/** Resolves when the new pages are live. */
export async function publishContent(
  version: number,
  order: PublicationOrder,
): Promise<PublishedResponse> {
  return (await callApi('POST', '/api/content/publish', order, ifMatch(version))).json();
}

/** How the publication ended that was cut short while its pages went live. */
export async function findOutcome(): Promise<Publication | null> {
  return (await callApi('GET', '/api/content/publish')).json();
}

/** Makes a file of the content of an upload. The same again changes nothing, so it may be repeated. */
export async function postContentFile(
  file: NewContentFile,
  signal: AbortSignal,
): Promise<ContentFile> {
  return (await callApi('POST', '/api/content/files', file, {}, signal)).json();
}

export async function getContentFile(id: string): Promise<ContentFile> {
  return (await callApi('GET', `/api/content/files/${encodeURIComponent(id)}`)).json();
}

/** An object that the admin alone may read. */
export async function readStorage(path: string): Promise<Blob> {
  const { auth, bucket } = await openFirebase();
  const user = auth.currentUser;
  if (!user) throw new SessionEndedError('signed-out');
  const address = `${bucket.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`;
  const response = await fetch(address, {
    headers: { Authorization: `Firebase ${await idTokenOf(user)}` },
  }).catch((cause: unknown) => {
    throw new ConnectionError('The storage does not answer.', { cause });
  });
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}

/** Those that were published, newest first. */
export async function listContentVersions(): Promise<ContentVersion[]> {
  return (await callApi('GET', '/api/content/versions')).json();
}

/** What was published then. @throws {AdminApiError} 404 when it is not kept any more */
export async function getContentVersion(version: number): Promise<VersionResponse<Content>> {
  return (await callApi('GET', `/api/content/versions/${version}`)).json();
}

/** Makes it the draft, in the place of the one of that version. @throws {AdminApiError} 412 when there is another */
export async function restoreContentVersion(
  version: number,
  draft: number,
): Promise<ContentResponse<Content>> {
  const path = `/api/content/versions/${version}/restore`;
  return (await callApi('POST', path, undefined, ifMatch(draft))).json();
}

/** Only what is still in this version is changed. */
export function ifMatch(version: number): Record<string, string> {
  return { 'If-Match': `"${version}"` };
}

function unreadOf({ headers }: Response): UnreadCounts {
  return {
    messages: Number(headers.get(UNREAD_HEADER) ?? 0),
    spam: Number(headers.get(UNREAD_SPAM_HEADER) ?? 0),
  };
}

/** @throws as each call does */
export async function callApi(
  method: string,
  path: string,
  body?: unknown,
  conditions: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const { auth } = await openFirebase();
  const user = auth.currentUser;
  if (!user) throw new SessionEndedError('signed-out');
  const send = async (token: string) => {
    const headers: HeadersInit = { ...conditions, Authorization: `Bearer ${token}` };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal) init.signal = signal;
    return fetch(path, init).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ConnectionError('The server does not answer.', { cause });
    });
  };
  let response = await send(await idTokenOf(user));
  // A clock that is wrong, or a token that was revoked: a new one tells which.
  if (response.status === 401) response = await send(await idTokenOf(user, true));
  if (response.ok) return response;
  throw await errorOf(response);
}

/** Answers that say "not now": https://www.rfc-editor.org/rfc/rfc9110#name-server-error-5xx */
const TEMPORARY_STATUSES = [408, 429, 502, 503, 504];

async function errorOf(response: Response): Promise<Error> {
  if (response.status === 401) return new SessionEndedError('signed-out');
  if (response.status === 403) return new SessionEndedError('not-admin');
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const message = problem.detail ?? response.statusText;
  if (TEMPORARY_STATUSES.includes(response.status)) return new ConnectionError(message);
  return new AdminApiError(response.status, message, problem.errors);
}
