import { AsyncLocalStorage } from 'node:async_hooks';
import { realpathSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { bucketCors } from '../../../config/bucket-cors.ts';

/*
 * Preloaded into firebase-tools, whose version is exact. Each part changes something inside one of
 * its packages. When a newer version has moved that, the stack throws at its start, or the test
 * fails that the part names.
 */

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

answerFailedRequests();
passOnNoTransferEncoding();
serveLiveRelease();
keepBucketCors();
compileSchemasWhenAsked();

/**
 * A malformed address is answered with 400, and a request whose handler fails with 500: otherwise an
 * object that is deleted while the Storage emulator sends it, or a `%` in its name, ends the whole
 * suite (`local-stack.emulator.test.ts`).
 */
function answerFailedRequests(): void {
  const requests = new AsyncLocalStorage<ServerResponse>();
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string, ...args: unknown[]): boolean {
    const go = (): boolean => Reflect.apply(emit, this, [event, ...args]);
    if (event !== 'request') return go();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    if (!isMalformed(request.url)) return requests.run(response, go);
    response.writeHead(400).end();
    return true;
  };
  process.on('unhandledRejection', (error) => {
    const response = requests.getStore();
    if (!response) throw error;
    console.error('A request to an emulator failed:', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
}

/** A `%` that encodes nothing makes an address malformed. */
function isMalformed(url = ''): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}

/** Hosting's emulator passes this header on to `undici`, which refuses it. */
function passOnNoTransferEncoding(): void {
  const undici = load('undici');
  const send = undici.request;
  undici.request = (url: string, options: { headers: Record<string, string> }) => {
    delete options.headers['transfer-encoding'];
    return send(url, options);
  };
}

type Provider = (request: unknown, path: string) => Promise<{ modified?: number } | null>;
type MakeProvider = (options: { cwd: string; public: string }) => Provider;

/**
 * Hosting's emulator serves a folder, which here is a link to the live release. superstatic's
 * provider of files caches the ETag of a path for ever, and reads a path more than once for a
 * response. So each release gets a provider of its own. Responses leave out the time of a file:
 * after a restore it is older than the time that a browser has (`publication.emulator.test.ts`).
 */
function serveLiveRelease(): void {
  const name = 'superstatic/lib/providers/fs.js';
  const serveFolder: MakeProvider = load(name);
  const serveLive: MakeProvider = ({ cwd, public: site }) => {
    let live = { folder: '', provide: (async () => null) as Provider };
    return async (request, path) => {
      const folder = realpathSync(join(cwd, site));
      if (folder !== live.folder)
        live = { folder, provide: serveFolder({ cwd: folder, public: '.' }) };
      const found = await live.provide(request, path);
      if (found) delete found.modified;
      return found;
    };
  };
  replaceModule(name, serveLive);
}

type DecideCors = (error: null, options: object) => void;

/**
 * The Storage emulator lets pages of every origin read files with their scripts; Google lets those
 * that the bucket's CORS names (`local-stack.emulator.test.ts`).
 */
function keepBucketCors(): void {
  const cors = load('cors');
  const rules: ReturnType<typeof bucketCors> = JSON.parse(process.env.LOCAL_BUCKET_CORS ?? '[]');
  replaceModule('cors', (options: object) =>
    cors(({ url = '', headers: { origin = '' } }: IncomingMessage, decide: DecideCors) => {
      const isFile = /^\/v0\/b\/.*[?&]alt=media/.test(url);
      const isOpen = !isFile || rules.some((rule) => rule.origin.includes(origin));
      decide(null, isOpen ? options : { origin: false });
    }),
  );
}

/**
 * The Auth emulator compiles the schemas of all of Google's API at each start, which takes nine
 * seconds; a handful of them is asked for.
 */
function compileSchemasWhenAsked(): void {
  const exegesis = createRequire(load.resolve('exegesis-express'))('exegesis');
  const { compileApi } = exegesis;
  if (!compileApi) throw new Error('exegesis has moved its compiler.');
  exegesis.compileApi = (description: unknown, options: object) =>
    compileApi(description, { ...options, lazyCompileValidationSchemas: true });
}

function replaceModule(name: string, replacement: unknown): void {
  const loaded = load.cache[load.resolve(name)];
  if (!loaded) throw new Error(`firebase-tools loads ${name} no more.`);
  loaded.exports = replacement;
}
