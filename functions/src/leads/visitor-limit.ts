import type { Request, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpProblem } from '../http/problem.ts';

const MINUTES = 10;
/** Mobile networks put many people behind one address, so it is no tight one. */
const MESSAGES = 10;
/** Whoever has one IPv6 address has the 2^64 of its network (RFC 6177). */
const IPV6_NETWORK = 64;
/** The Functions emulator speaks to its functions through a socket file, which has no address. */
const SOCKET_FILE = 'socket file';

/** Of messages of one visitor, in the memory of each instance. Rejects with 429. */
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
      const detail = `Many messages have come from you. Please try again in ${MINUTES} minutes, call us, or write on WhatsApp.`;
      next(new HttpProblem(429, detail, { headers: { 'Retry-After': String(MINUTES * 60) } }));
    },
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

interface ClientAddress {
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

function network(address: string): string {
  return ipKeyGenerator(address.slice(0, 64), IPV6_NETWORK);
}

/** Only this machine's own programs come from there; in the cloud every request has a forwarded address. */
export function isLocal({ hop }: ClientAddress): boolean {
  return [SOCKET_FILE, '127.0.0.1', '::/64'].includes(hop);
}
