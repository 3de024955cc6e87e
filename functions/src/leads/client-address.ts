import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The Functions emulator speaks to its functions through a socket file, which has no address. */
const SOCKET_FILE = 'socket file';
/** Whoever has one IPv6 address has the 2^64 of its network (RFC 6177). */
const IPV6_NETWORK = 64;

export interface ClientAddress {
  /** Who spoke to Google's front end: Hosting's own server, or a caller of the function's direct address. */
  hop: string;
  /** Whom Hosting's server names as its client. A caller of the direct address can write anything here. */
  visitor: string;
}

/**
 * Google's front end appends the address of its own peer to X-Forwarded-For; of that list only the last entry
 * cannot be forged. Behind Hosting that is a server which many visitors share, so what Hosting says about
 * them is looked at too, and never trusted alone.
 */
export function clientAddress(request: Request): ClientAddress {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const hop = network(forwarded.at(-1)?.trim() || request.socket.remoteAddress || SOCKET_FILE);
  const named = request.headers['fastly-client-ip'] ?? forwarded[0];
  return { hop, visitor: network(String(named).trim() || hop) };
}

/** Only this machine's own programs come from there; in the cloud every request has a forwarded address. */
export function isLocal({ hop }: ClientAddress): boolean {
  return [SOCKET_FILE, '127.0.0.1', '::1/64'].includes(hop);
}

function network(address: string): string {
  return ipKeyGenerator(address.slice(0, 64), IPV6_NETWORK);
}
