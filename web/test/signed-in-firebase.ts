import { ADMIN_TOKEN } from '../../functions/test/test-api.ts';

/** In the place of `admin/api/firebase.ts` and of `firebase/auth`: the admin is signed in. */
const admin = { email: 'admin@theni.example' };
type AuthListener = (user: typeof admin | null) => void;
const auth = {
  currentUser: admin as typeof admin | null,
  emulatorConfig: { host: 'localhost', port: 9099 },
  app: { options: { projectId: 'demo-theni' } },
  authStateReady: async () => {},
  signOut: async () => {},
};
const listeners = new Set<AuthListener>();

export const FIREBASE_LIMIT_MS = 30_000;
export const openFirebase = async () => ({ auth, storage: {}, local: true });
export const idTokenOf = async () => ADMIN_TOKEN;
export const readStorage = async () => new Blob();

export const GoogleAuthProvider = { credential: (token: string) => ({ token }) };
export const signInWithCredential = async () => ({ user: admin });

export function onAuthStateChanged(_: unknown, listener: AuthListener) {
  listeners.add(listener);
  listener(auth.currentUser);
  return () => listeners.delete(listener);
}

export function setSignedIn(isSignedIn: boolean): void {
  auth.currentUser = isSignedIn ? admin : null;
}

/** As the SDK tells each page that the admin has signed in, or somebody has signed out. */
export function reportSignIn(isSignedIn: boolean): void {
  setSignedIn(isSignedIn);
  for (const listener of listeners) listener(auth.currentUser);
}
