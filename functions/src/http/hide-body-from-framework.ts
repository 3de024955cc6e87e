import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/*
 * Cloud Functions' framework parses every body before our code runs, and no setting stops it. A
 * request without `Content-Length` and `Transfer-Encoding` has no body for the framework, so these
 * two headers are hidden until Express runs. Express must parse: the framework would take a body of
 * 1 GiB into memory, from any stranger, eighty of them at once.
 */

const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const;

const originalHeaders = new WeakMap<IncomingMessage, IncomingMessage['headers']>();

/** Hides the headers of every request of this process, at the first moment that Node offers. */
export function hideBodyHeaders(): void {
  subscribe('http.server.request.start', hideBodyHeadersOf);
}

function hideBodyHeadersOf(message: unknown): void {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  originalHeaders.set(request, { ...headers });
  for (const name of BODY_HEADERS) delete headers[name];
}

/** Gives a request back the headers that were hidden. */
export const restoreBodyHeaders: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, originalHeaders.get(request));
  next();
};
