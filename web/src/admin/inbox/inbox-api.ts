import type { InboxMessage, MessageChange } from '@theni/contract';
import { UNREAD_HEADER } from '@theni/contract/limits';

/** Whoever can prove to be the admin: Firebase's `User`, as far as the inbox needs it. */
export interface TokenSource {
  getIdToken: () => Promise<string>;
}

export interface InboxPage {
  messages: InboxMessage[];
  /** Where the next page is; absent on the last. */
  next: string | undefined;
  /** Of all messages, not of this page. */
  unread: number;
}

/** The API refused, or did not answer (`status` 0). */
export class InboxError extends Error {
  override name = 'InboxError';
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(`The inbox answered ${status}.`, options);
    this.status = status;
  }
}

const FIRST_PAGE = '/api/messages?limit=50';

export async function listMessages(user: TokenSource, address = FIRST_PAGE): Promise<InboxPage> {
  const response = await ask(user, 'GET', address);
  const [, next] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
  const unread = unreadOf(response);
  return { messages: await response.json(), next, unread };
}

export async function countUnread(user: TokenSource): Promise<number> {
  return unreadOf(await ask(user, 'GET', '/api/messages?limit=1'));
}

export async function changeMessage(
  user: TokenSource,
  id: string,
  change: MessageChange,
): Promise<InboxMessage> {
  return (await ask(user, 'PATCH', `/api/messages/${id}`, change)).json();
}

/** A message that is gone already is no error: what was wanted is so. */
export async function deleteMessage(user: TokenSource, id: string): Promise<void> {
  await ask(user, 'DELETE', `/api/messages/${id}`).catch((error: unknown) => {
    if (!(error instanceof InboxError && error.status === 404)) throw error;
  });
}

function unreadOf(response: Response): number {
  return Number(response.headers.get(UNREAD_HEADER) ?? 0);
}

async function ask(
  user: TokenSource,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await send(user, method, path, body);
  if (!response.ok) throw new InboxError(response.status);
  return response;
}

async function send(user: TokenSource, method: string, path: string, body: unknown) {
  try {
    const headers = {
      Authorization: `Bearer ${await user.getIdToken()}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return await fetch(path, init);
  } catch (cause) {
    throw new InboxError(0, { cause });
  }
}
