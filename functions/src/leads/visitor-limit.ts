import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpProblem } from '../http/problem.ts';

const MINUTES = 10;
/** Mobile networks put many people behind one address. */
const MESSAGES = 10;
/** IPv6 clients control a whole /64 (RFC 6177), so it is limited by prefix. */
const IPV6_NETWORK = 64;
/** The Functions emulator speaks to its functions through a socket file, which has no address. */
const SOCKET_FILE = 'socket file';

/** Limits the messages of a visitor, in the memory of each instance, with 429. */
export function visitorLimit(): (request: Request, response: Response) => Promise<void> {
  const limit = rateLimit({
    windowMs: MINUTES * 60_000,
    limit: MESSAGES,
    keyGenerator: (request) => Object.values(clientAddress(request)).join(' '),
    // The local stack sees one address only, its own.
    skip: (request) => isLocal(clientAddress(request)),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, _response, next) => {
      const later = `Please try again in ${MINUTES} minutes, call us, or write on WhatsApp.`;
      const detail = `Many messages have come from you. ${later}`;
      next(new HttpProblem(429, detail, { headers: { 'Retry-After': String(MINUTES * 60) } }));
    },
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

interface ClientAddress {
  /** The peer of Google's front end: Hosting's server, or a caller of the direct address. */
  hop: string;
  /** The client that Hosting's server names. A caller of the direct address can forge it. */
  visitor: string;
}

/**
 * Google's front end appends its peer to X-Forwarded-For; only that last entry cannot be forged.
 * Behind Hosting many visitors share it, so the forwarded client counts too, never alone.
 */
export function clientAddress(request: Request): ClientAddress {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const hop = network(forwarded.at(-1)?.trim() || request.socket.remoteAddress || SOCKET_FILE);
  const named = request.headers['fastly-client-ip'] ?? forwarded[0];
  return { hop, visitor: network(String(named).trim() || hop) };
}

function network(address: string): string {
  return ipKeyGenerator(address.slice(0, 64), IPV6_NETWORK);
}

/** In the cloud every request has a forwarded address. */
export function isLocal({ hop }: ClientAddress): boolean {
  return [SOCKET_FILE, '127.0.0.1', '::/64'].includes(hop);
}
