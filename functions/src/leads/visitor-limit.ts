import type { Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { HttpProblem } from '../http/problem.ts';
import { clientAddress, isLocal } from './client-address.ts';

const MINUTES = 10;
/** Mobile networks put many people behind one address, so it is no tight one. */
const MESSAGES = 10;

/** Of messages of one visitor, in the memory of each instance. Rejects with 429. */
export function visitorLimit(): (request: Request, response: Response) => Promise<void> {
  const limit = rateLimit({
    windowMs: MINUTES * 60_000,
    limit: MESSAGES,
    // Behind Hosting the peer is a server of Google's that many visitors share.
    keyGenerator: (request) => {
      const { hop, visitor } = clientAddress(request);
      return `${hop} ${visitor}`;
    },
    // The local stack sees one address only, its own.
    skip: (request) => isLocal(clientAddress(request)),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, _response, next) => next(tooMany()),
  });
  return (request, response) =>
    new Promise((resolve, reject) => {
      limit(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
}

function tooMany(): HttpProblem {
  return new HttpProblem(
    429,
    `Many messages have come from you. Please try again in ${MINUTES} minutes, call us, or write on WhatsApp.`,
    { headers: { 'Retry-After': String(MINUTES * 60) } },
  );
}
