import { STATUS_CODES } from 'node:http';
import type { Problem } from '@theni/contract';

/** What the API says when it does not do what it was asked. */
export function problemBody(status: number, detail = STATUS_CODES[status] ?? ''): Problem {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail };
}
