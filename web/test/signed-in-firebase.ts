import { ADMIN_TOKEN } from '../../functions/test/test-api.ts';

/** In the place of `admin/api/firebase.ts` and of `firebase/auth`: the admin is signed in. */
const user = { email: 'admin@theni.example' };
const auth = { currentUser: user, authStateReady: async () => {}, signOut: async () => {} };

export const FIREBASE_LIMIT_MS = 30_000;
export const openFirebase = async () => ({ auth, storage: {}, local: true });
export const idTokenOf = async () => ADMIN_TOKEN;
export const readStorage = async () => new Blob();

export function onAuthStateChanged(_: unknown, listener: (signedIn: typeof user) => void) {
  listener(user);
  return () => {};
}
