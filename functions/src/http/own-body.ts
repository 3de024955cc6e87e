import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { originalHeaders } from './original-headers.ts';

/** By them a request announces a body. */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const;

/**
 * Cloud Functions parses bodies before Express does, and has no setting against it. So the headers
 * of each request are hidden from it, at the first moment at which Node knows them. The app gives
 * them back (original-headers.ts).
 */
export function hideBodyHeaders(): void {
  subscribe('http.server.request.start', hideBodyHeadersOf);
}

/** For a test, whose process has other servers. */
export function stopHidingBodyHeaders(): void {
  unsubscribe('http.server.request.start', hideBodyHeadersOf);
}

function hideBodyHeadersOf(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  originalHeaders.set(request, { ...headers });
  for (const name of BODY_HEADERS) delete headers[name];
}

/**
 * Hands a request to an app that parses its body itself: its limits and error messages are ours.
 * @param load of the app, at each request
 */
export function withOwnBody<Incoming extends IncomingMessage, Outgoing extends ServerResponse>(
  load: () => Promise<(request: Incoming, response: Outgoing) => unknown>,
): (request: Incoming, response: Outgoing) => Promise<void> {
  return async (request, response) => {
    const app = await load();
    app(request, response);
  };
}
