import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Where a server of a test answers, on whatever port it got; waits until it does. */
export async function originOf(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
