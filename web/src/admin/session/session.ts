import { onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { type EndReason, SessionEndedError } from '../api/errors.ts';
import { type Firebase, openFirebase } from '../api/firebase.ts';
import { silenceThisBrowser } from '../push/subscription.ts';
import { createStore } from '../store.ts';
import { setAdminFlag } from './admin-flag.ts';

type AdminAccount = { user: User; analyticsUrl: string | undefined };

export type LiveSession = AdminAccount & { status: 'signed-in'; firebase: Firebase };

export type Session =
  | { status: 'loading' }
  /** Firebase could not be opened, or the API not be asked: most likely there is no connection. */
  | { status: 'unavailable' }
  | { status: 'over'; firebase: Firebase; reason: EndReason }
  | LiveSession;

const session = createStore<Session>({ status: 'loading' });
let isOpening = false;
let stopFollowing: (() => void) | undefined;

export function useSession(): Session {
  useEffect(() => {
    openSession();
  }, []);
  return session.use();
}

export async function openSession(): Promise<void> {
  if (isOpening || 'firebase' in session.get()) return;
  isOpening = true;
  session.set({ status: 'loading' });
  try {
    const firebase = await openFirebase();
    stopFollowing?.();
    // Other tabs' sign-ins and sign-outs come here too.
    stopFollowing = onAuthStateChanged(firebase.auth, (user) => follow(firebase, user));
  } catch (error) {
    becomeUnavailable('Firebase could not be opened', error);
  }
  isOpening = false;
}

/** A sign-in of the account that was signed in before changes nothing that the SDK would report. */
export function renewSession(firebase: Firebase, account: AdminAccount): void {
  session.set({ status: 'signed-in', firebase, ...account });
}

/** An error that ends the session is shown on each page from now on. */
export function noticeSessionEnd(error: unknown): void {
  const open = session.get();
  if (error instanceof SessionEndedError && 'firebase' in open)
    session.set({ status: 'over', firebase: open.firebase, reason: error.reason });
}

/** Specification §4: removes the flag and goes home. From then on this browser does not ring. */
export async function logOut(): Promise<void> {
  setAdminFlag(false);
  await silenceThisBrowser().catch((error: unknown) => console.error('it may ring again', error));
  const open = session.get();
  if ('firebase' in open)
    await open.firebase.auth.signOut().catch((error: unknown) => console.error(error));
  location.assign('/');
}

export async function adminAccountOf(user: User): Promise<AdminAccount | undefined> {
  const response = await call('GET /api/session');
  return response.admin ? { user, analyticsUrl: response.analyticsUrl } : undefined;
}

async function follow(firebase: Firebase, user: User | null): Promise<void> {
  // Somebody else may come, or this account leave, while the API is asked.
  const isPast = () => firebase.auth.currentUser !== user;
  const end = (reason: EndReason) => session.set({ status: 'over', firebase, reason });
  try {
    const account = user && (await adminAccountOf(user));
    if (isPast()) return;
    // An account other than the admin's is a sign-in that is about to be taken back.
    if (account) renewSession(firebase, account);
    else end('signed-out');
  } catch (error) {
    if (isPast()) return;
    if (error instanceof SessionEndedError) end(error.reason);
    else becomeUnavailable('the session could not be asked for', error);
  }
}

function becomeUnavailable(what: string, error: unknown): void {
  console.error(what, error);
  session.set({ status: 'unavailable' });
  addEventListener('online', () => openSession(), { once: true });
}
