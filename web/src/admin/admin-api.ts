import type { Item, NewItem, Problem } from '@theni/contract';
import type { User } from 'firebase/auth';

/** The API refused, or did not answer (`status` 0). */
export class AdminApiError extends Error {
  override name = 'AdminApiError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export async function listAllItems(user: User): Promise<Item[]> {
  return (await ask(user, 'GET', '/api/admin/file')).json();
}

/** The same post again changes nothing, so it may be repeated. */
export async function postItem(user: User, item: NewItem): Promise<Item> {
  return (await ask(user, 'POST', '/api/file', item)).json();
}

export async function deleteItem(user: User, id: string): Promise<void> {
  await ask(user, 'DELETE', `/api/file/${encodeURIComponent(id)}`);
}

async function ask(user: User, method: string, path: string, body?: unknown): Promise<Response> {
  const response = await send(user, method, path, body);
  if (response.ok) return response;
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  throw new AdminApiError(response.status, problem.detail ?? response.statusText);
}

async function send(user: User, method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${await user.getIdToken()}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new AdminApiError(0, 'The server does not answer.', { cause: error });
  }
}
