import type { App } from 'firebase-admin/app';

/** Who a verified ID token speaks for. */
export interface Identity {
  email: string | undefined;
  emailVerified: boolean;
  /** How the account signed in, such as `google.com`. */
  provider: string | undefined;
}

/** The token is malformed, expired or of another project; or revoked, where that was asked for. */
export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

/**
 * @param checkRevoked asks the Auth service, too, whether the account has been disabled or signed out everywhere
 * @throws {InvalidToken}; any other error means that the token could not be checked now
 */
export async function verifyIdToken(
  firebase: App,
  token: string,
  checkRevoked: boolean,
): Promise<Identity> {
  // Loaded here because most requests are a visitor's and carry no token.
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const claims = await getAuth(firebase).verifyIdToken(token, checkRevoked);
    return {
      email: claims.email,
      emailVerified: claims.email_verified === true,
      provider: claims.firebase?.sign_in_provider,
    };
  } catch (error) {
    if (provesNobody(error)) throw new InvalidToken('ID token refused', { cause: error });
    throw error;
  }
}

/** https://firebase.google.com/docs/auth/admin/errors: any other error is the service's own fault, or ours. */
const PROVES_NOBODY = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

function provesNobody(error: unknown): boolean {
  return PROVES_NOBODY.includes(String((error as { code?: unknown }).code));
}
