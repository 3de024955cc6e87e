import { onAuthStateChanged, type User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { call } from '../api/call.ts';
import { type EndReason, SessionEndedError } from '../api/errors.ts';
import { type Firebase, openFirebase } from '../api/firebase.ts';
import { silenceThisBrowser } from '../push/subscription.ts';

/** Specification §3 and §4. Only a hint: whoever sets it by hand sees pages without data. */
const KEY = 'adminuser';

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
  // Other tabs get one from the browser.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listenToFlag, () => Boolean(localStorage.getItem(KEY)));
}

function listenToFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

type AdminAccount = { user: User; analyticsUrl: string | undefined };

export type LiveSession = AdminAccount & { status: 'signed-in'; firebase: Firebase };

export type Session =
  | { status: 'loading' }
  /** Firebase could not be opened, or the API not be asked: most likely there is no connection. */
  | { status: 'unavailable' }
  | { status: 'over'; firebase: Firebase; reason: EndReason }
  | LiveSession;

/** One session for the whole page: it outlives the way from one admin page to the next. */
let session: Session = { status: 'loading' };
let isOpening = false;
let stopFollowing: (() => void) | undefined;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(listen, () => session);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  openSession();
  return () => listeners.delete(listener);
}

export async function openSession(): Promise<void> {
  if (isOpening || 'firebase' in session) return;
  isOpening = true;
  enter({ status: 'loading' });
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
  enter({ status: 'signed-in', firebase, ...account });
}

/** An error that ends the session is shown on each page from now on. */
export function noticeSessionEnd(error: unknown): void {
  if (error instanceof SessionEndedError && 'firebase' in session)
    enter({ status: 'over', firebase: session.firebase, reason: error.reason });
}

/** Specification §4: removes the flag and goes home. A browser that rang does so no more. */
export async function logOut(): Promise<void> {
  setAdminFlag(false);
  await silenceThisBrowser().catch((error: unknown) => console.error('it may ring again', error));
  if ('firebase' in session)
    await session.firebase.auth.signOut().catch((error: unknown) => console.error(error));
  location.assign('/');
}

export async function adminAccountOf(user: User): Promise<AdminAccount | undefined> {
  const response = await call('GET /api/session');
  return response.admin ? { user, analyticsUrl: response.analyticsUrl } : undefined;
}

async function follow(firebase: Firebase, user: User | null): Promise<void> {
  // Somebody else may come, or this account leave, while the API is asked.
  const isPast = () => firebase.auth.currentUser !== user;
  const end = (reason: EndReason) => enter({ status: 'over', firebase, reason });
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
  enter({ status: 'unavailable' });
  addEventListener('online', () => openSession(), { once: true });
}

function enter(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
