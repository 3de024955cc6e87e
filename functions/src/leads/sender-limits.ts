import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { cachedByKey } from '../http/cached.ts';
import { HttpProblem } from '../http/problem.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';

/** What the limits say of who sends a message. */
export interface Sender {
  /** Whether so many messages have come from one place or peer that this one is held back. */
  isFlooding: boolean;
  /** Whether nothing else has come from the same place within the window. */
  isFirstOfPlace: boolean;
}

const UNLIMITED: Sender = { isFlooding: false, isFirstOfPlace: true };

/**
 * Counts messages in the memory of this instance. Only a visitor's own network is ever refused,
 * because whoever shares a wider key would be refused for what another has sent. It is counted
 * first: who is refused takes nothing from others of the same peer.
 * @returns a function that counts a message @throws {HttpProblem} 429 from that function
 */
export function senderLimits(): (request: Request, messageKey?: string) => Promise<Sender> {
  const { ofVisitor, ofPeer } = MESSAGE_LIMITS;
  const devices = limiterOf(ofVisitor);
  const places = limiterOf(ofVisitor);
  const peers = limiterOf(ofPeer);
  // A message that is sent again because its answer was lost counts once.
  const countOnce = cachedByKey<Sender>(ofVisitor.windowMs);

  async function count(request: Request): Promise<Sender> {
    const address = senderAddress(request);
    // The local stack sees one address only, its own.
    if (isLocal(address)) return UNLIMITED;
    const { peer, device } = address;
    const place = `${peer} ${address.place}`;
    if (device !== undefined)
      await devices.consume(`${peer} ${device}`).catch((refused: RateLimiterRes) => {
        throw tooMany(refused.msBeforeNext);
      });
    const ofPlace = (await places.penalty(place)).consumedPoints;
    const fromPeer = (await peers.penalty(peer)).consumedPoints;
    return {
      isFlooding: ofPlace > ofVisitor.messages || fromPeer > ofPeer.messages,
      isFirstOfPlace: ofPlace === 1,
    };
  }

  return (request, messageKey) =>
    messageKey === undefined ? count(request) : countOnce(messageKey, () => count(request));
}

function limiterOf({ messages, windowMs }: { messages: number; windowMs: number }) {
  return new RateLimiterMemory({ points: messages, duration: windowMs / 1000 });
}

function tooMany(waitMs: number): HttpProblem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const detail =
    `Many messages have come from you. Please try again in ${wait}, ` +
    'call us, or write on WhatsApp.';
  return new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}

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
