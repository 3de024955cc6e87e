import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';

/** Hosting gives up on a function after this time. */
const TIMEOUT_MS = 60_000;

/** Hands a request to a function, with its whole path, and the response back. */
export function passOn(origin: string) {
  return function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const host = headers.host ?? String(headers[':authority']);
    const asked = send(origin + url, {
      method,
      headers: { ...Object.fromEntries(passedOn(headers)), host, 'x-forwarded-host': host },
      timeout: TIMEOUT_MS,
    });
    asked.once('response', (result) => {
      for (const [name, value] of passedOn(result.headers)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      response.writeHead(result.statusCode ?? 502);
      result.pipe(response);
    });
    asked.once('timeout', () => asked.destroy(new Error('timeout')));
    asked.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
    request.pipe(asked);
  };
}

/** RFC 9110, 7.6.1: what counts for one connection alone. HTTP/2 has its own, and method and path among the headers. */
const HOP_BY_HOP_HEADERS = /^(?::.*|connection|keep-alive|transfer-encoding)$/;

function passedOn(headers: IncomingHttpHeaders): [name: string, value: string | string[]][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP_HEADERS.test(name) ? [] : [[name, value]],
  );
}
