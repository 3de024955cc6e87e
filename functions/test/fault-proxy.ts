import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `healthy` passes everything on; `stopped` refuses connections; `silent` takes them and passes nothing on, as a
 * server that hangs; `slow` holds back every piece for a while; `shaky` breaks off every other connection when its first piece
 * comes, as a server that ends a connection just when it is used again.
 */
export type ProxyState = 'healthy' | 'stopped' | 'silent' | 'slow' | 'shaky';

export interface FaultProxy {
  /** host:port */
  address: string;
  /** Connections that are open then are broken off, so that none stays in an earlier state. */
  become: (state: ProxyState) => Promise<void>;
  /** Passes everything on to another server, until it becomes something else. */
  leadTo: (other: string) => Promise<void>;
  stop: () => Promise<void>;
}

const SLOW_MS = 300;

/** Stands between a client and a server on this machine, and makes the faults of a network. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let state: ProxyState = 'healthy';
  let end = target;
  let connections = 0;

  const server = createServer((near) => {
    keep(near);
    connections += 1;
    if (state === 'silent') return;
    if (state === 'shaky' && connections % 2 === 1) {
      near.once('data', () => near.destroy());
      return;
    }
    const [host, port] = end.split(':');
    const far = connect(Number(port), host);
    keep(far);
    forward(near, far, state === 'slow' ? SLOW_MS : 0);
    forward(far, near, state === 'slow' ? SLOW_MS : 0);
  });
  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  }
  async function become(next: ProxyState): Promise<void> {
    state = next;
    end = target;
    await close();
    if (next === 'stopped') return;
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
  }
  async function leadTo(other: string): Promise<void> {
    await become('healthy');
    end = other;
  }
  return { address: `127.0.0.1:${own}`, become, leadTo, stop: close };
}

function forward(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (piece) => {
    if (delayMs === 0) to.write(piece);
    else setTimeout(() => to.write(piece), delayMs);
  });
  from.once('close', () => {
    if (delayMs === 0) to.destroy();
    else setTimeout(() => to.destroy(), delayMs);
  });
}
