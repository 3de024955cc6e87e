import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { ConnectionError, SessionEndedError } from './errors.ts';

/** The SDK renews a token that is about to end. @throws {ConnectionError | SessionEndedError} */
export async function idTokenOf(user: User, renewed = false): Promise<string> {
  try {
    return await user.getIdToken(renewed);
  } catch (cause) {
    if (isPassing(cause)) throw new ConnectionError('The token could not be renewed.', { cause });
    throw new SessionEndedError('signed-out', { cause });
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
function isPassing(error: unknown): boolean {
  const passing = ['auth/network-request-failed', 'auth/too-many-requests', 'auth/timeout'];
  return error instanceof FirebaseError && passing.includes(error.code);
}
