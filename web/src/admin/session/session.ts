import { onAuthStateChanged, type User } from 'firebase/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { withTimeout } from '../../with-timeout.ts';
import { call } from '../api/call.ts';
import { type EndReason, SessionEndedError, sessionEnds } from '../api/errors.ts';
import { FIREBASE_LIMIT_MS, type Firebase, openFirebase } from '../api/firebase.ts';
import { silenceThisBrowser } from '../push/subscription.ts';
import { LEAD_PREFIX, PLOT_LIST_PREFIX, storage } from '../storage.ts';
import { createStore } from '../store.ts';

type AdminAccount = { user: User; analyticsUrl: string | undefined };

export type LiveSession = AdminAccount & { status: 'signed-in'; firebase: Firebase };

export type Session =
  | { status: 'loading' }
  /** Firebase or the API could not be reached: most likely there is no connection. */
  | { status: 'unavailable' }
  | { status: 'ended'; firebase: Firebase; reason: EndReason }
  | LiveSession;

/**
 * What a page says where its data would stand. WebKit may hold up the database of the sign-in until
 * the browser ends, when admin pages are left one after the other while they load.
 */
export const SIGN_IN_UNAVAILABLE =
  'The sign-in could not be loaded. Please check your connection and reload this page. If that does not help, close the browser and open it again.';

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
    await withTimeout(firebase.auth.authStateReady(), FIREBASE_LIMIT_MS);
    stopFollowing?.();
    // The SDK reports the sign-ins and sign-outs of other tabs, too.
    stopFollowing = onAuthStateChanged(firebase.auth, (user) => follow(firebase, user));
  } catch (error) {
    becomeUnavailable('Firebase could not be opened', error);
  }
  isOpening = false;
}

/** For the sign-in page, because the SDK does not report that the same account signs in again. */
export function renewSession(firebase: Firebase, account: AdminAccount): void {
  session.set({ status: 'signed-in', firebase, ...account });
}

/** Shows on each page that the session has ended. */
export function endSession(reason: EndReason): void {
  const open = session.get();
  if ('firebase' in open) session.set({ status: 'ended', firebase: open.firebase, reason });
}

sessionEnds.subscribe(endSession);

/** Without a connection the sign-out waits no longer than this for each of its steps. */
const STEP_LIMIT_MS = 3000;

/** Specification §4: removes the flag and goes home. This browser rings no more for new leads. */
export async function logOut(): Promise<void> {
  setAdminFlag(false);
  storage.removeAll(LEAD_PREFIX);
  storage.removeAll(PLOT_LIST_PREFIX);
  await withTimeout(silenceThisBrowser(), STEP_LIMIT_MS).catch((error: unknown) =>
    console.error('it may ring again', error),
  );
  // The session may be unknown: Firebase has the sign-in of this browser all the same.
  const signedOut = openFirebase().then(({ auth }) => auth.signOut());
  await withTimeout(signedOut, STEP_LIMIT_MS).catch((error: unknown) =>
    console.error('this browser may still be signed in', error),
  );
  location.assign('/');
}

export async function adminAccountOf(user: User): Promise<AdminAccount | undefined> {
  const response = await call('GET /api/session');
  return response.admin ? { user, analyticsUrl: response.analyticsUrl } : undefined;
}

async function follow(firebase: Firebase, user: User | null): Promise<void> {
  // Another account may sign in, or this one out, while the API is asked.
  const isPast = () => firebase.auth.currentUser !== user;
  const end = (reason: EndReason) => session.set({ status: 'ended', firebase, reason });
  try {
    const account = user && (await adminAccountOf(user));
    if (isPast()) return;
    if (account) renewSession(firebase, account);
    // An account that is not the admin's counts as signed out: the sign-in page signs it out.
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

/** Specification §3 and §4. The flag is only a hint: whoever sets it by hand sees no data. */
const KEY = 'adminuser';

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) storage.set(KEY, 'true');
  else storage.remove(KEY);
  // The browser sends this event to other tabs alone.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listenToFlag, () => Boolean(storage.get(KEY)));
}

function listenToFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The address of the sign-in, which leads back to what is open beside its page, such as a lead. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return search ? `/admin/auth?${new URLSearchParams({ to: pathname + search })}` : '/admin/auth';
}

/** Specification §2: the profile, unless more than a page was asked for. */
export function afterSignIn(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? '';
  return to.startsWith('/admin') ? to : '/admin/profile';
}
