import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { admin } from '../../../site.config.ts';
import type { Dependencies } from '../dependencies.ts';
import { InvalidToken } from '../identity.ts';
import { HttpProblem } from './problem.ts';

/** Lets the one admin pass: 401 without a valid ID token, 403 for any other account. */
export function requireAdmin({
  verifyIdToken,
}: Pick<Dependencies, 'verifyIdToken'>): RequestHandler {
  return async function authenticate(request: Request, _response: Response, next: NextFunction) {
    const identity = await verifyIdToken(bearerToken(request)).catch((error: unknown) => {
      throw error instanceof InvalidToken ? unauthorized('Please sign in again.') : error;
    });
    if (identity.email !== admin.email || !identity.emailVerified) {
      throw new HttpProblem(403, 'This account may not do that.');
    }
    next();
  };
}

function bearerToken(request: Request): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthorized('Please sign in.');
  return token;
}

function unauthorized(detail: string): HttpProblem {
  return new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
