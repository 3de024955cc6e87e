import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Preloaded into firebase-tools. A malformed address is answered with 400, and a request whose
 * handler fails with 500: otherwise an object that is deleted while the Storage emulator sends it,
 * or a `%` in its name, ends the whole suite. Hosting's emulator passes `Transfer-Encoding` on to
 * `undici`, which refuses that header.
 */
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

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools');
const undici = createRequire(firebaseTools)('undici');
const send = undici.request;
undici.request = (url: string, options: { headers: Record<string, string> }) => {
  delete options.headers['transfer-encoding'];
  return send(url, options);
};

/** A `%` that encodes nothing makes an address malformed. */
function isMalformed(url = ''): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}
