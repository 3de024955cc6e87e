import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * The platform reads a body of any size, up to 32 MB, before a function's code runs, and answers a malformed one with a
 * page of its own. Here bodies are ours to read, within our limits, and errors ours to word: a request comes to
 * the platform's parsers without the headers that announce a body, and to the API with them again.
 */
const ANNOUNCING = ['content-length', 'transfer-encoding'] as const;
const whole = new WeakMap<IncomingMessage, IncomingMessage['headers']>();

export function hideBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    whole.set(request, { ...headers });
    for (const name of ANNOUNCING) delete headers[name];
  });
}

export function showBody(request: IncomingMessage): void {
  Object.assign(request.headers, whole.get(request));
}
