import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { normalEmail } from '../../../config/normal-email.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Identity, InvalidToken } from './identity.ts';
import { HttpProblem } from './problem.ts';

type Guard = Pick<Dependencies, 'config' | 'verifyIdToken'>;

/** Reading goes on for up to an hour after a token was revoked; changing anything does not. */
const READS = ['GET', 'HEAD'];

/** Lets the one admin pass: 401 without a valid ID token, 403 for any other account. */
export function requireAdmin(guard: Guard): RequestHandler {
  return async function authenticate(request: Request, _response: Response, next: NextFunction) {
    if (!isAdmin(guard, await identify(guard, request))) {
      throw new HttpProblem(403, 'This account may not do that.');
    }
    next();
  };
}

/** Whose ID token comes with a request. @throws {HttpProblem} 401 without a valid one */
export async function identify({ verifyIdToken }: Guard, request: Request): Promise<Identity> {
  const checkRevoked = !READS.includes(request.method);
  return verifyIdToken(bearerToken(request), checkRevoked).catch((error: unknown) => {
    throw error instanceof InvalidToken ? unauthorized('Please sign in again.') : error;
  });
}

/** `storage.rules` say the same. */
export function isAdmin(
  { config }: Pick<Guard, 'config'>,
  { email, emailVerified, provider }: Identity,
): boolean {
  const named = email !== undefined && normalEmail(email) === normalEmail(config.admin.email);
  return named && emailVerified && provider === 'google.com';
}

function bearerToken(request: Request): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthorized('Please sign in.');
  return token;
}

function unauthorized(detail: string): HttpProblem {
  return new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
