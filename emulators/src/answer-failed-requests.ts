import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type ServerResponse } from 'node:http';

/**
 * Preloaded into firebase-tools: a request whose handler fails is answered with 500. Its Storage emulator leaves such a
 * failure to nobody, which ends the whole suite: when an object is deleted while it is being sent, or has `%` in its name.
 */
const requests = new AsyncLocalStorage<ServerResponse>();
const { emit } = Server.prototype;

Server.prototype.emit = function (event: string, ...args: unknown[]): boolean {
  const go = (): boolean => Reflect.apply(emit, this, [event, ...args]);
  return event === 'request' ? requests.run(args[1] as ServerResponse, go) : go();
};

process.on('unhandledRejection', (error) => {
  const response = requests.getStore();
  if (!response) throw error;
  console.error('A request to an emulator failed:', error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end();
});
