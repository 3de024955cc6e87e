import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { originOf } from '../../functions/src/testing/origin-of.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = ['.js', '.css', '.svg', '.txt', '.webmanifest'];

/** Below this path stands each page once more, as plain HTML: the same text and pictures, no script. */
export const PLAIN = '/plain';

/**
 * The built site with the compression and the caching that Hosting gives it in the cloud (its emulator does
 * neither; lists are kept, as `s-maxage` has them kept there), beside the same pages without script.
 * @param apiOrigin where `/api` is answered
 */
export async function serveSite(apiOrigin: string): Promise<{ origin: string; server: Server }> {
  const lists = new Map<string, string>();
  const server = createServer((request, response) => {
    answer(request, response, apiOrigin, lists).catch(() => response.writeHead(500).end());
  });
  return { origin: await originOf(server.listen(0, '127.0.0.1')), server };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  apiOrigin: string,
  lists: Map<string, string>,
) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api/')) {
    const address = apiOrigin + pathname + search;
    const list = lists.get(address) ?? (await fetchText(address));
    lists.set(address, list);
    send(response, 'application/json', list);
    return;
  }
  const plain = pathname.startsWith(PLAIN);
  const path = (plain ? pathname.slice(PLAIN.length) : pathname) || '/';
  const type = TYPES[extname(path)];
  if (type) sendAsset(response, join(DIST, path), type);
  else await sendPage(response, path, plain);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

async function sendPage(response: ServerResponse, path: string, plain: boolean) {
  const file = join(DIST, path === '/' ? 'index.html' : `${path}.html`);
  const html = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (!html) return send(response, 'text/html', 'Not found', 404);
  send(
    response,
    'text/html; charset=utf-8',
    plain ? html.replace(/<script\b.*?<\/script>/gs, '') : html,
  );
}

function sendAsset(response: ServerResponse, file: string, type: string) {
  if (!existsSync(file)) return send(response, 'text/plain', 'Not found', 404);
  const compressed = COMPRESSED.includes(extname(file));
  response.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(compressed && { 'Content-Encoding': 'gzip' }),
  });
  const content = createReadStream(file);
  if (compressed) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

function send(response: ServerResponse, type: string, text: string, status = 200) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
  response.end(gzipSync(text));
}
