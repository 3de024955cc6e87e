import type { Request, Response } from 'express';
import { type AugmentedRequest, type RateLimitInfo, rateLimit } from 'express-rate-limit';
import { HttpProblem } from '../http/problem.ts';
import { type ClientAddress, clientAddress, isLocal } from './client-address.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Mobile networks put many people behind one address. */
const MESSAGES_OF_VISITOR = 10;

/** Of one peer: what comes over `clean` is held back, what comes over the others is refused. */
const MESSAGES_OF_PEER = { clean: 30, taken: 300, takenADay: 5000 };

/** What the limits say of who sends a message. */
export interface Sender {
  /** Many messages have come by the same peer: this one is held back as spam. */
  isFlooding: boolean;
}

/**
 * Limits the messages of a visitor and of a peer, in the memory of each instance. The visitor's own
 * limit is first: whom it refuses takes nothing from others of the same peer. The others' key is
 * the peer alone, which no sender can vary.
 * @throws {HttpProblem} 429
 */
export function visitorLimit(): (request: Request, response: Response) => Promise<Sender> {
  const ofVisitor = limiter({
    windowMs: TEN_MINUTES_MS,
    limit: MESSAGES_OF_VISITOR,
    keyOf: ({ peer, visitor }) => `${peer} ${visitor}`,
    detail: 'Many messages have come from you.',
  });
  const ofPeer = {
    keyOf: ({ peer }: ClientAddress) => peer,
    detail: 'Very many messages have come from your network.',
  };
  const inTenMinutes = limiter({
    windowMs: TEN_MINUTES_MS,
    limit: MESSAGES_OF_PEER.taken,
    ...ofPeer,
  });
  const inADay = limiter({ windowMs: DAY_MS, limit: MESSAGES_OF_PEER.takenADay, ...ofPeer });
  return async (request, response) => {
    await ofVisitor(request, response);
    const count = await inTenMinutes(request, response);
    await inADay(request, response);
    return { isFlooding: count > MESSAGES_OF_PEER.clean };
  };
}

interface Limit {
  windowMs: number;
  limit: number;
  keyOf: (address: ClientAddress) => string;
  detail: string;
}

/** @returns what counts a request: how many of its key have come within the window */
function limiter({ windowMs, limit, keyOf, detail }: Limit) {
  const middleware = rateLimit({
    windowMs,
    limit,
    keyGenerator: (request) => keyOf(clientAddress(request)),
    // The local stack sees one address only, its own.
    skip: (request) => isLocal(clientAddress(request)),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request, _response, next) => next(refusal(detail, infoOf(request))),
  });
  return (request: Request, response: Response): Promise<number> =>
    new Promise((resolve, reject) => {
      middleware(request, response, (error?: unknown) =>
        error ? reject(error) : resolve(infoOf(request)?.used ?? 0),
      );
    });
}

function refusal(detail: string, info: RateLimitInfo | undefined): HttpProblem {
  const resetTime = info?.resetTime?.getTime() ?? Date.now() + TEN_MINUTES_MS;
  const seconds = Math.max(1, Math.ceil((resetTime - Date.now()) / 1000));
  const later = `Please try again in ${waitText(seconds)}, call us, or write on WhatsApp.`;
  return new HttpProblem(429, `${detail} ${later}`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Where express-rate-limit leaves what it has counted; nothing where it was skipped. */
function infoOf(request: Request): RateLimitInfo | undefined {
  return (request as Partial<AugmentedRequest>)['rateLimit'];
}
