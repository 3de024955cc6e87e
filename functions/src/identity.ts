import type { App } from 'firebase-admin/app';

/** Who a verified ID token speaks for. */
export interface Identity {
  email: string | undefined;
  emailVerified: boolean;
}

/** The token is malformed, expired, revoked or of another project. */
export class InvalidToken extends Error {
  override name = 'InvalidToken';
}

/** @throws {InvalidToken}; any other error means that the token could not be checked now. */
export async function verifyIdToken(firebase: App, token: string): Promise<Identity> {
  // Loaded here because most requests are a visitor's and carry no token.
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const claims = await getAuth(firebase).verifyIdToken(token);
    return { email: claims.email, emailVerified: claims.email_verified === true };
  } catch (error) {
    if (provesNobody(error)) throw new InvalidToken('ID token refused', { cause: error });
    throw error;
  }
}

/** https://firebase.google.com/docs/auth/admin/errors: `internal-error` is the service's own fault. */
function provesNobody(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && code.startsWith('auth/') && code !== 'auth/internal-error';
}
