import { STATUS_CODES } from 'node:http';
import type { Problem } from '@theni/contract';

/** What the API answers when it does not do what it was asked. */
export function refusal(status: number, headers: Record<string, string> = {}): Response {
  const title = STATUS_CODES[status] ?? '';
  const body: Problem = { type: 'about:blank', title, status, detail: title };
  return Response.json(body, { status, headers });
}

/** What a call meets when the server cannot answer just now. */
export const notNow = async () => refusal(503);
