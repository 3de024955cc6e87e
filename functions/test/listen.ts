import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { createApp, createPublishApp } from '../src/app.ts';
import type { PublishDependencies } from '../src/dependencies.ts';

/** Both functions of the API on a free port, as Hosting's rewrites make one of them. */
export function listen(dependencies: PublishDependencies): Server {
  const api = createApp(dependencies);
  const publish = createPublishApp(dependencies);
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?') ?? [];
    (path === '/api/content/publish' ? publish : api)(request, response);
  });
  // Playwright's `route.fetch` may use a connection again just when the server's time for it is
  // over, and fails then.
  server.keepAliveTimeout = 0;
  return server.listen(0, '127.0.0.1');
}

/** Where a server of a test answers, on whatever port it got; waits until it does. */
export async function originOf(server: NetServer): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
