import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hosting gives up on a function after this time. */
const TIMEOUT_MS = 60_000;

/** Hands a request to a function, with its whole path, and the answer back. */
export function passOn(origin: string) {
  return function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const asked = ask(origin + url, {
      method,
      headers: { ...headers, 'x-forwarded-host': headers.host },
      timeout: TIMEOUT_MS,
    });
    asked.once('response', (answer) => {
      for (const [name, value = ''] of Object.entries(answer.headers)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    asked.once('timeout', () => asked.destroy(new Error('timeout')));
    asked.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
    request.pipe(asked);
  };
}
