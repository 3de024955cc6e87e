import { onAuthStateChanged, type User } from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { admin } from '../../../site.config.ts';
import { setAdminFlag } from './admin-flag.ts';
import { type Firebase, openFirebase } from './firebase.ts';

export type Session =
  | { status: 'loading' }
  /** Firebase could not be opened: most likely there is no connection. */
  | { status: 'unavailable' }
  | { status: 'signed-out'; firebase: Firebase }
  | { status: 'signed-in'; firebase: Firebase; user: User };

const SessionContext = createContext<Session>({ status: 'loading' });

export function useSession(): Session {
  return useContext(SessionContext);
}

/** Keeps one session for all admin pages, in step with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [firebase, setFirebase] = useState<Firebase | 'unavailable'>();
  const [user, setUser] = useState<User | null>();

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let unmounted = false;
    openFirebase().then(
      (opened) => {
        if (unmounted) return;
        setFirebase(opened);
        unsubscribe = onAuthStateChanged(opened.auth, setUser);
      },
      (error: unknown) => {
        console.error('Firebase could not be opened', error);
        setFirebase('unavailable');
      },
    );
    return () => {
      unmounted = true;
      unsubscribe?.();
    };
  }, []);

  const session = useMemo(() => toSession(firebase, user), [firebase, user]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function toSession(firebase: Firebase | 'unavailable' | undefined, user?: User | null): Session {
  if (firebase === 'unavailable') return { status: 'unavailable' };
  if (!firebase || user === undefined) return { status: 'loading' };
  // An account other than the admin's is a sign-in that is about to be taken back.
  if (user?.email !== admin.email) return { status: 'signed-out', firebase };
  return { status: 'signed-in', firebase, user };
}

/** Specification §4: removes the flag and goes home. */
export async function logOut(session: Session): Promise<void> {
  setAdminFlag(false);
  if ('firebase' in session) await session.firebase.auth.signOut();
  location.assign('/');
}
