import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * In IPv6 a device's network is a /64, a home's a /56 and a company's a /48 (RFC 6177). Who has one
 * of the wider ones can send from each /64 in it.
 */
const DEVICE_PREFIX = 64;
const HOME_PREFIX = 56;
const SITE_PREFIX = 48;
/** The Functions emulator speaks to its functions through a socket file, which has no address. */
const SOCKET_FILE = 'socket file';

export interface SenderAddress {
  /** The peer of Google's front end: Hosting's server, or a caller of the direct address. */
  peer: string;
  /**
   * Where the visitor is whom Hosting's server names in `Fastly-Client-IP`, which Google does not
   * document: an IPv4 address, behind which a mobile network puts many people, or the IPv6 network
   * of a home. A caller of the direct address can forge it.
   */
  place: string;
  /** The visitor's own IPv6 network, which nobody else is in; undefined with IPv4. */
  device: string | undefined;
}

/**
 * Google's front end appends its peer to X-Forwarded-For, and no sender can forge that last entry.
 * Without `Fastly-Client-IP` the visitor is the first entry of X-Forwarded-For, and the peer where
 * that is no address either.
 */
export function senderAddress(request: Request): SenderAddress {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || request.socket.remoteAddress || SOCKET_FILE;
  const named = String(request.headers['fastly-client-ip'] ?? forwarded[0]).trim();
  const visitor = isIP(named) === 0 ? peer : named;
  const place = network(visitor, HOME_PREFIX);
  return {
    peer: network(peer, SITE_PREFIX),
    place,
    device: place.includes(':') ? network(visitor, DEVICE_PREFIX) : undefined,
  };
}

/** '2001:DB8::1' → '2001:db8::/48'; an IPv4 address stays, also one that is written as IPv6. */
function network(address: string, ipv6Prefix: number): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const cidr = `${parsed}/${ipv6Prefix}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${ipv6Prefix}`;
}

/** In the cloud every request has a forwarded address. */
export function isLocal({ peer }: SenderAddress): boolean {
  return [SOCKET_FILE, '127.0.0.1', '::/48'].includes(peer);
}
