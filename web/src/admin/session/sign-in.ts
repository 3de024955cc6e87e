import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Firebase } from '../api/firebase.ts';
import type { Message } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import { setAdminFlag } from './admin-flag.ts';
import { adminAccountOf, renewSession } from './session.ts';

const { failed, offline, popupBlocked, popupClosed, refused, wrongAccount } = adminText.auth;

/** @returns what is said about a failure; undefined once the admin is signed in */
export function signInWithGoogle(firebase: Firebase): Promise<Message | undefined> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return signIn(firebase, signInWithPopup(firebase.auth, provider));
}

/** The same at the Auth emulator, which takes an unsigned token. */
export function signInLocally(firebase: Firebase, email: string): Promise<Message | undefined> {
  const token = JSON.stringify({ sub: `local-${email}`, email, email_verified: true });
  const credential = GoogleAuthProvider.credential(token);
  return signIn(firebase, signInWithCredential(firebase.auth, credential));
}

async function signIn(
  firebase: Firebase,
  opened: Promise<UserCredential>,
): Promise<Message | undefined> {
  let user: User | undefined;
  try {
    ({ user } = await opened);
    const account = await adminAccountOf(user);
    if (!account) {
      await firebase.auth.signOut();
      const detail = refused(user.email ?? '');
      return { text: wrongAccount, detail, clearAfterMs: adminTimings.wrongAccountMs };
    }
    setAdminFlag(true);
    renewSession(firebase, account);
    return undefined;
  } catch (error) {
    console.error('sign-in failed', error);
    // Somebody whom the API could not judge is not let in.
    if (user) await firebase.auth.signOut();
    return { text: reasonOf(error), clearAfterMs: adminTimings.signInFailureMs };
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const REASONS: Record<string, string> = {
  'auth/popup-blocked': popupBlocked,
  'auth/popup-closed-by-user': popupClosed,
};

function reasonOf(error: unknown): string {
  if (!(error instanceof FirebaseError)) return failed;
  if (error.code === 'auth/network-request-failed' && !navigator.onLine) return offline;
  return REASONS[error.code] ?? failed;
}
