import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type User,
} from 'firebase/auth';
import type { Firebase } from '../api/firebase.ts';
import { adminText, adminTimings } from '../words.ts';
import { setAdminFlag } from './admin-flag.ts';
import { adminAccountOf, renewSession } from './session.ts';

/** A sign-in that did not succeed: what to say, and for how long. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly clearAfterMs: number;
  /** A sentence under the message. */
  detail?: string;

  constructor(message: string, clearAfterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.clearAfterMs = clearAfterMs;
  }
}

/** Signs in with Google's window. @throws {SignInError} */
export function signInWithGoogle(firebase: Firebase): Promise<User> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return signIn(firebase, async () => (await signInWithPopup(firebase.auth, provider)).user);
}

/** Signs in at the Auth emulator, which takes an unsigned token. @throws {SignInError} */
export function signInLocally(firebase: Firebase, email: string): Promise<User> {
  const token = JSON.stringify({ sub: `local-${email}`, email, email_verified: true });
  const credential = GoogleAuthProvider.credential(token);
  return signIn(firebase, async () => (await signInWithCredential(firebase.auth, credential)).user);
}

async function signIn(firebase: Firebase, open: () => Promise<User>): Promise<User> {
  const user = await open().catch(fail);
  const account = await adminAccountOf(user).catch(async (error: unknown) => {
    await firebase.auth.signOut();
    return fail(error);
  });
  if (!account) {
    await firebase.auth.signOut();
    const error = new SignInError(adminText.auth.wrongAccount, adminTimings.wrongAccountMs);
    if (user.email) error.detail = adminText.auth.refused(user.email);
    throw error;
  }
  setAdminFlag(true);
  renewSession(firebase, account);
  return user;
}

function fail(error: unknown): never {
  console.error('sign-in failed', error);
  throw new SignInError(reasonOf(error), adminTimings.signInFailureMs, { cause: error });
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
function reasonOf(error: unknown): string {
  const { popupBlocked, popupClosed, offline, failed } = adminText.auth;
  if (!(error instanceof FirebaseError)) return failed;
  switch (error.code) {
    case 'auth/popup-blocked':
      return popupBlocked;
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return popupClosed;
    case 'auth/network-request-failed':
      return navigator.onLine ? failed : offline;
    default:
      return failed;
  }
}
