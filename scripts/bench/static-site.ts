import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';

const DIST = join(import.meta.dirname, '../../web/dist');
const REFERENCE = join(import.meta.dirname, 'reference');

/** Below this path stands the plain page that ours are measured against. */
export const PLAIN = '/plain';

/**
 * The built site with the compression and the caching that Hosting gives it in the cloud (its emulator does
 * neither; lists are kept, as `s-maxage` has them kept there), beside a plain page without script.
 * @param apiOrigin where `/api` is answered
 */
export async function serveSite(apiOrigin: string): Promise<{ origin: string; server: Server }> {
  const app = express();
  app.use(compression({ level: 9, threshold: 0 }));
  app.use('/api', keepAnswers(`${apiOrigin}/api`));
  app.use(PLAIN, express.static(REFERENCE));
  // The plain page names it so.
  app.get('/hero.avif', (_request, response) => response.sendFile(join(REFERENCE, 'hero.avif')));
  app.use('/assets', express.static(join(DIST, 'assets'), { immutable: true, maxAge: '1y' }));
  app.use(express.static(DIST, { extensions: ['html'] }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function keepAnswers(api: string): express.RequestHandler {
  const answers = new Map<string, Promise<string>>();
  return async ({ url }, response) => {
    const answer = answers.get(url) ?? fetchText(api + url);
    answers.set(url, answer);
    response.type('json').send(await answer);
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
