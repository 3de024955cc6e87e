import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What firebase-tools knows of `firebase login`. It has no types. */
const tools = createRequire(import.meta.url);
const { getProjectDefaultAccount } = tools('firebase-tools/lib/auth.js');
const { getCredentialPathAsync } = tools('firebase-tools/lib/defaultCredentials.js');

/**
 * Lets the Google libraries that are loaded after this call work as whom `firebase login` has signed in, as the emulators of
 * firebase-tools do. Where a service account is named or nobody has signed in, they look for credentials themselves.
 */
export async function useFirebaseLogin(): Promise<void> {
  if (process.env.GOOGLE_APPLICATION_CREDENTIALS) return;
  const account = getProjectDefaultAccount(join(import.meta.dirname, '../..'));
  const file = account && (await getCredentialPathAsync(account));
  if (file) process.env.GOOGLE_APPLICATION_CREDENTIALS = file;
}
