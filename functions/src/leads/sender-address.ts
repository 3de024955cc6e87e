import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** IPv6 clients control a whole /64, and a site may have a /48 (RFC 6177). */
const IPV6_CLIENT = 64;
const IPV6_SITE = 48;
/** The Functions emulator speaks to its functions through a socket file, which has no address. */
const SOCKET_FILE = 'socket file';

export interface SenderAddress {
  /** The peer of Google's front end: Hosting's server, or a caller of the direct address. */
  peer: string;
  /**
   * The visitor whom Hosting's server names in `Fastly-Client-IP`, which Google does not document.
   * A caller of the direct address can forge it.
   */
  visitor: string;
}

/**
 * Google's front end appends its peer to X-Forwarded-For, and no sender can forge that last entry.
 * Behind Hosting many visitors share one peer, so limits count the visitor of a peer as well, but
 * never the visitor alone. Without `Fastly-Client-IP` the visitor is the first entry of
 * X-Forwarded-For, and the peer where that is no address either.
 */
export function senderAddress(request: Request): SenderAddress {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || request.socket.remoteAddress || SOCKET_FILE;
  const named = String(request.headers['fastly-client-ip'] ?? forwarded[0]).trim();
  return {
    peer: network(peer, IPV6_SITE),
    visitor: network(isIP(named) === 0 ? peer : named, IPV6_CLIENT),
  };
}

function network(address: string, ipv6Prefix: number): string {
  return isIP(address) === 0 ? address : ipKeyGenerator(address, ipv6Prefix);
}

/** In the cloud every request has a forwarded address. */
export function isLocal({ peer }: SenderAddress): boolean {
  return [SOCKET_FILE, '127.0.0.1', '::/48'].includes(peer);
}
