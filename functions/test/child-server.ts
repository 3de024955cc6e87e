import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the process that has started this one, as long as that is there, and tells it the port. */
export function serveParent(app: RequestListener): void {
  const server = createServer(app).listen(0, '127.0.0.1', () => {
    process.send?.((server.address() as AddressInfo).port);
  });
  process.once('disconnect', () => process.exit());
}

export function crash(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable');
}
