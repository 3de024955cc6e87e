import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

const PIECE = 1024;

/**
 * The site on a slow line: HTML comes in pieces, the next one when the last has been drawn.
 * @returns its origin
 */
export async function serveInPieces(page: Page, site: string): Promise<string> {
  let drawn = Promise.withResolvers<void>();
  await page.exposeFunction('pieceDrawn', () => drawn.resolve());
  await page.addInitScript(() => {
    const tell = () => {
      (globalThis as unknown as { pieceDrawn(): void }).pieceDrawn();
      requestAnimationFrame(tell);
    };
    requestAnimationFrame(tell);
  });

  const server = http.createServer(({ url, headers }, response) => {
    const own = { ...headers, 'accept-encoding': 'identity' };
    http.get(new URL(url ?? '/', site), { headers: own }, async (source) => {
      response.writeHead(source.statusCode ?? 502, source.headers);
      if (!source.headers['content-type']?.includes('html')) {
        source.pipe(response);
        return;
      }
      const html = await buffer(source);
      for (let start = 0; start < html.length; start += PIECE) {
        response.write(html.subarray(start, start + PIECE));
        // Nothing is drawn before the head is there.
        if (!html.subarray(0, start).includes('<body')) continue;
        drawn = Promise.withResolvers();
        await drawn.promise;
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
