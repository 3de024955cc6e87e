import type { SessionResponse } from '@theni/contract';
import type { Request } from 'express';
import type { App } from 'firebase-admin/app';
import { error as logError } from 'firebase-functions/logger';
import type { SiteConfig } from '../../../config/check-config.ts';
import { HttpProblem, isTemporaryStatus, serviceUnavailable, withTimeout } from './problem.ts';

/** Who a verified ID token speaks for. */
export interface Identity {
  email: string | undefined;
  emailVerified: boolean;
  /** How the account signed in, such as `google.com`. */
  provider: string | undefined;
}

export interface AdminCheck {
  config: Pick<SiteConfig, 'admin'>;
  /**
   * Rejects with 401 when the token is malformed, expired or of another project; or revoked, where
   * that was asked for.
   */
  verifyIdToken: (token: string, checkRevoked: boolean) => Promise<Identity>;
}

/** Reading goes on for up to an hour after a token was revoked; changing anything does not. */
const READS = ['GET', 'HEAD'];

/** Whose ID token comes with a request. @throws {HttpProblem} 401 without a valid one */
export async function identify({ verifyIdToken }: AdminCheck, request: Request): Promise<Identity> {
  const checkRevoked = !READS.includes(request.method);
  return verifyIdToken(bearerToken(request), checkRevoked);
}

/** `storage.rules` say the same. */
export function isAdmin(
  { config }: Pick<AdminCheck, 'config'>,
  { email, emailVerified, provider }: Identity,
): boolean {
  const named = email?.toLowerCase() === config.admin.email;
  return named && emailVerified && provider === 'google.com';
}

/** The pages carry neither the admin's address nor what only the admin sees. */
export function sessionOf(
  adminCheck: Pick<AdminCheck, 'config'>,
  identity: Identity,
): SessionResponse {
  if (!isAdmin(adminCheck, identity)) return { admin: false };
  const analyticsUrl = adminCheck.config.admin.analyticsUrl.trim();
  return { admin: true, email: identity.email ?? '', ...(analyticsUrl && { analyticsUrl }) };
}

/** firebase-admin would wait for minutes while the Auth service is silent, and publishing with it. */
const ANSWER_TIMEOUT_MS = 12_000;

/** @throws {HttpProblem} 401; any other error means that it could not be checked now */
export async function verifyIdToken(
  firebase: App,
  token: string,
  checkRevoked: boolean,
): Promise<Identity> {
  // Loaded here because most requests are a visitor's and carry no token.
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const verified = getAuth(firebase).verifyIdToken(token, checkRevoked);
    const claims = await withTimeout(verified, ANSWER_TIMEOUT_MS);
    return {
      email: typeof claims.email === 'string' ? claims.email : undefined,
      emailVerified: claims.email_verified === true,
      provider: claims.firebase?.sign_in_provider,
    };
  } catch (error) {
    if (areCertificatesAway(error)) {
      logError('the certificates for ID tokens could not be fetched', error);
      throw serviceUnavailable();
    }
    if (INVALID_TOKEN_CODES.includes(codeOf(error))) throw invalidToken();
    const { httpResponse } = error as { httpResponse?: { status: number } };
    const isTemporary = httpResponse && isTemporaryStatus(httpResponse.status);
    throw isTemporary ? serviceUnavailable(error) : error;
  }
}

const ARGUMENT_ERROR = 'auth/argument-error';

/** https://firebase.google.com/docs/auth/admin/errors: any other error is not the token's. */
const INVALID_TOKEN_CODES = [
  ARGUMENT_ERROR,
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The library has the same code for a bad token; only its words tell them apart. Should they
 * change, the test that runs the library itself without certificates fails.
 */
const CERTIFICATES_AWAY = /^Error (?:fetching|while) /;

function areCertificatesAway(error: unknown): boolean {
  return codeOf(error) === ARGUMENT_ERROR && CERTIFICATES_AWAY.test((error as Error).message);
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

function bearerToken(request: Request): string {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthorized('Please sign in.');
  return token;
}

export function invalidToken(): HttpProblem {
  return unauthorized('Please sign in again.');
}

function unauthorized(detail: string): HttpProblem {
  return new HttpProblem(401, detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}
