import type { Request } from 'express';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { cachedByKey } from '../http/cached.ts';
import { HttpProblem } from '../http/problem.ts';
import { MESSAGE_LIMITS } from './message-limits.ts';
import { isLocal, senderAddress } from './sender-address.ts';

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
  const detail = `Many messages have come from you. Please try again in ${wait}, call us, or write on WhatsApp.`;
  return new HttpProblem(429, detail, { headers: { 'Retry-After': String(seconds) } });
}
