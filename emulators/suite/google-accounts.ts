import { admin } from '../../config/current-config.ts';
import type { SuitePorts } from './ports.ts';

/** The Google accounts of the local stack. */
export const ADMIN = admin.email;
export const STRANGER = 'visitor@theni.example';

/**
 * The Auth emulator takes this for Google's token, because it does not ask Google:
 * https://firebase.google.com/docs/emulator-suite/connect_auth
 */
export function googleToken(email: string): string {
  return JSON.stringify({ sub: `local-${email}`, email, email_verified: true });
}

/** The sign-in page lists the accounts that the Auth emulator has. */
export async function createAccounts({ auth }: SuitePorts): Promise<void> {
  const api = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1`;
  const url = `${api}/accounts:signInWithIdp?key=local`;
  for (const email of [ADMIN, STRANGER]) {
    const postBody = new URLSearchParams({
      providerId: 'google.com',
      id_token: googleToken(email),
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestUri: 'http://localhost', postBody: String(postBody) }),
    });
    if (!response.ok) throw new Error(`No account for ${email}: ${await response.text()}`);
  }
}
