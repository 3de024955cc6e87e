import type { Request, Response } from 'express';
import { type AugmentedRequest, type RateLimitInfo, rateLimit } from 'express-rate-limit';
import { HttpProblem } from '../http/problem.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';
import { isLocal, type SenderAddress, senderAddress } from './sender-address.ts';

/** What the limits say of who sends a message. */
export interface Sender {
  /** Whether so many messages have come by the same peer that this one is held back. */
  isFlooding: boolean;
}

/**
 * Counts a message, in the memory of this instance. The visitor's own limit is first: a visitor who
 * is refused takes nothing from others of the same peer. The key of the other limits is the peer
 * alone, which no sender can vary.
 * @throws {HttpProblem} 429
 */
export function senderLimits(): (request: Request, response: Response) => Promise<Sender> {
  const countVisitor = limiter({
    ...MESSAGE_LIMITS.ofVisitor,
    keyOf: ({ peer, visitor }) => `${peer} ${visitor}`,
    detail: 'Many messages have come from you.',
  });
  const ofPeer = {
    keyOf: ({ peer }: SenderAddress) => peer,
    detail: 'Very many messages have come from your network.',
  };
  const countPeer = limiter({ ...MESSAGE_LIMITS.ofPeer, ...ofPeer });
  const countPeerADay = limiter({ ...MESSAGE_LIMITS.ofPeerADay, ...ofPeer });
  return async (request, response) => {
    await countVisitor(request, response);
    const count = await countPeer(request, response);
    await countPeerADay(request, response);
    return { isFlooding: count > MESSAGE_LIMITS.ofPeerInFlood };
  };
}

interface Limit {
  messages: number;
  windowMs: number;
  keyOf: (address: SenderAddress) => string;
  detail: string;
}

/** @returns what counts a request: how many of its key have come within the window */
function limiter({ messages, windowMs, keyOf, detail }: Limit) {
  const middleware = rateLimit({
    windowMs,
    limit: messages,
    keyGenerator: (request) => keyOf(senderAddress(request)),
    // The local stack sees one address only, its own.
    skip: (request) => isLocal(senderAddress(request)),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request, _response, next) => next(refusal(detail, infoOf(request), windowMs)),
  });
  return (request: Request, response: Response): Promise<number> =>
    new Promise((resolve, reject) => {
      middleware(request, response, (error?: unknown) =>
        error ? reject(error) : resolve(infoOf(request)?.used ?? 0),
      );
    });
}

function refusal(detail: string, info: RateLimitInfo | undefined, windowMs: number): HttpProblem {
  const waitMs = info?.resetTime ? info.resetTime.getTime() - Date.now() : windowMs;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
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

/** What express-rate-limit has counted of a request; undefined where it skipped the request. */
function infoOf(request: Request): RateLimitInfo | undefined {
  return (request as Partial<AugmentedRequest>)['rateLimit'];
}
