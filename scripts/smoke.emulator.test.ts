import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { originOf } from '../functions/test/origin-of.ts';
import { checkSite, checks, openSite } from './smoke.ts';

const SITE = process.env.SITE_URL ?? '';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Change = (path: string, received: Response, method: string) => Response | Promise<Response>;

/** Passes requests on to another server and changes its answers. @returns its address */
async function startRewritingProxy(origin: string, change: Change): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = await buffer(request);
    const requested = await fetch(origin + url, {
      method,
      redirect: 'manual',
      headers: { 'Content-Type': request.headers['content-type'] ?? 'text/plain' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const received = await change(url, requested, method);
    const headers = [...received.headers].filter(([name]) => !/encoding|length/.test(name));
    response.writeHead(received.status, Object.fromEntries(headers));
    response.end(Buffer.from(await received.arrayBuffer()));
  });
  servers.push(server);
  return originOf(server.listen(0, '127.0.0.1'));
}

const status = (code: number) => () => new Response('{}', { status: code });
const framed: (value: string) => Change = (value) => (_path, received) => {
  const headers = new Headers(received.headers);
  headers.set('x-frame-options', value);
  return new Response(received.body, { status: received.status, headers });
};

/** What goes wrong before the pages and the API, all of it at once. */
const faults: [RegExp, Change][] = [
  [/^\/about-us$/, framed('ALLOWALL')],
  [/^\/no-such-page$/, () => fetch(SITE)],
  [/^\/api\/health$/, status(503)],
  [/^\/api\/file\?limit/, () => Response.json([{ _id: 'a', FileUrl: `${SITE}/gone.jpg` }])],
  [/^\/api\/messages$/, status(200)],
];
const breakSite: Change = (path, received, method) => {
  const [, change] = faults.find(([paths]) => paths.test(path)) ?? [];
  return change ? change(path, received, method) : received;
};
const openRecords: Change = (path, received) =>
  path.includes('limits') ? status(200)() : received;
const takeUploads: Change = (_path, received, method) =>
  method === 'POST' ? status(200)() : received;

test('each thing that can be wrong is found, with its reason', async () => {
  const site = await openSite(SITE);
  const broken = {
    origin: await startRewritingProxy(SITE, breakSite),
    config: site.config,
    firestore: await startRewritingProxy(site.firestore, openRecords),
    storage: await startRewritingProxy(site.storage, takeUploads),
    signIn: await startRewritingProxy(site.signIn, framed('DENY')),
  };
  const because = (...words: string[]) => expect.stringMatching(words.join('.*'));
  expect(await checkSite(broken)).toEqual({
    'every page is there, with the headers of firebase.json': because('X-Frame-Options'),
    'a path that is none is the not-found page, with its status': because('200, not 404'),
    'the pages of the sign-in can be opened and framed, as it needs': because('X-Frame-Options'),
    'the API is up': because('health answered 503'),
    'the list works, and its pictures can be seen': because('gone.jpg answered 404'),
    'the API refuses a stranger': because('messages answered 200, not 401'),
    'the rules of Firestore refuse a stranger': because('limits', 'answered 200'),
    'the rules of Storage refuse a stranger': because('smoke.jpg answered 200'),
  });
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'smoke.ts'), ...args], {
    encoding: 'utf8',
  });

test('the command says that all of it holds on this site', async () => {
  const { status, stdout } = command(SITE);
  expect(stdout.split('\n').filter(Boolean)).toEqual(
    Object.keys(checks).map((check) => `✓ ${check}`),
  );
  expect(status).toBe(0);
});

test('the command ends in an error when nobody answers', async () => {
  const { status, stderr } = command('http://127.0.0.1:1');
  expect(stderr).toContain('Nothing answers at http://127.0.0.1:1/');
  expect(status).toBe(1);
});
