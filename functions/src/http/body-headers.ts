import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * The platform reads a body of any size, up to 32 MB, before a function's code runs, and answers a malformed one with a
 * page of its own. Here bodies are ours to read, within our limits, and errors ours to word: a request comes to
 * the platform's parsers without the headers that announce a body, and to the API with them again.
 */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const;
const originalHeaders = new WeakMap<IncomingMessage, IncomingMessage['headers']>();

export function removeBodyHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    originalHeaders.set(request, { ...headers });
    for (const name of BODY_HEADERS) delete headers[name];
  });
}

export function restoreBodyHeaders(request: IncomingMessage): void {
  Object.assign(request.headers, originalHeaders.get(request));
}
