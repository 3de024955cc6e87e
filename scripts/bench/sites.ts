import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { manyPlots, renderWithPlots } from '../../e2e/public/many-plots.ts';
import { createHosting } from '../../emulators/hosting/hosting.ts';
import { passOn } from '../../emulators/hosting/pass-on.ts';
import type { SuitePorts } from '../../emulators/suite/ports.ts';
import { allowEmulators } from '../../emulators/suite/suite-config.ts';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { originOf } from '../../functions/test/origin-of.ts';

/** The slug of a layout with 500 plots, which the stack does not know. */
export const MANY_PLOTS = 'sample-many';

const ROOT = join(import.meta.dirname, '../..');
const SITE = '.data/bench/site';
const firebase = { projectId: 'bench', apiKey: '', authDomain: '', storageBucket: '' };

/**
 * The built site behind the Hosting stand-in, which compresses as Hosting does and its emulator does not, and a plain
 * page of another site without script behind a second one. Both speak HTTP/2 over TLS, as Hosting does.
 * @param ports of the stack that answers `/api` and has the pictures
 */
export async function serveSites(ports: SuitePorts) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const storage = `http://127.0.0.1:${ports.storage}`;
  const pictures = createSecureServer({ key, cert }, passOn(storage) as never);
  const picturesOrigin = secure(await originOf(pictures.listen(0, '127.0.0.1')));
  /** A page that came over TLS shows no picture that did not. */
  const overTls = (text: string) => text.replaceAll(storage, picturesOrigin);
  const cache = createCache(`http://127.0.0.1:${ports.hosting}`, overTls);
  await addManyPlots();
  const cacheOrigin = await originOf(cache.listen(0, '127.0.0.1'));
  const options = { folder: ROOT, functions: () => cacheOrigin, firebase };
  const reference = { rewrites: [], headers: [], cleanUrls: true, trailingSlash: false };
  const headers = firebaseJson.hosting.headers
    .map((rule) => allowEmulators(rule, ports))
    .map(({ source, headers }) => ({
      source,
      headers: headers.map(({ key, value }) => ({ key, value: overTls(value) })),
    }));
  const overHttp2 = (hosting: Server) =>
    createSecureServer({ key, cert }, (request, response) => {
      hosting.emit('request', request, response);
    });
  const ours = overHttp2(
    createHosting({ ...options, config: { ...firebaseJson.hosting, headers, public: SITE } }),
  );
  const plain = overHttp2(
    createHosting({ ...options, config: { ...reference, public: 'scripts/bench/reference' } }),
  );
  return {
    ours: secure(await originOf(ours.listen(0, '127.0.0.1'))),
    plain: secure(await originOf(plain.listen(0, '127.0.0.1'))),
    close: () => {
      for (const server of [ours, plain, cache, pictures]) server.close();
    },
  };
}

/** The built site, and beside its layouts one with 500 plots. */
async function addManyPlots(): Promise<void> {
  const folder = join(ROOT, SITE);
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, firebaseJson.hosting.public), folder, { recursive: true });
  for (const [address, read] of await renderWithPlots(manyPlots, MANY_PLOTS))
    if (address.includes(MANY_PLOTS) || address.startsWith('/assets/'))
      await writeFile(join(folder, address), await read());
}

function secure(origin: string): string {
  return origin.replace('http:', 'https:');
}

/** Keeps answers, compressed, as the CDN keeps lists by their `s-maxage`. */
function createCache(origin: string, change: (text: string) => string): Server {
  const plots = Promise.resolve(gzipSync(JSON.stringify(manyPlots)));
  const responses = new Map<string, Promise<Buffer>>([
    [`/api/projects/${MANY_PLOTS}/plots`, plots],
  ]);
  return createServer(async ({ url = '' }, response) => {
    const result = responses.get(url) ?? fetchCompressed(origin + url, change);
    responses.set(url, result);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    response.writeHead(200, headers).end(await result);
  });
}

async function fetchCompressed(address: string, change: (text: string) => string): Promise<Buffer> {
  const result = await fetch(address);
  if (!result.ok) throw new Error(`${address} answered ${result.status}`);
  return gzipSync(change(await result.text()));
}
