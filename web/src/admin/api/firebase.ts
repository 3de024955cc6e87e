import { DEMO_PROJECT_PREFIX, LOCAL_PORTS } from '@theni/contract/local-stack';
import { FirebaseError, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { connectStorageEmulator, getBlob, getStorage, ref } from 'firebase/storage';
import { withTimeout } from '../../with-timeout.ts';
import { SessionEndedError, TemporaryError } from './errors.ts';

export type Firebase = Awaited<ReturnType<typeof open>>;

let firebase: Promise<Firebase> | undefined;

/** Opens Firebase once. After a failure, such as a lost connection, the next call tries again. */
export function openFirebase(): Promise<Firebase> {
  firebase ??= open().catch((error: unknown) => {
    firebase = undefined;
    throw error;
  });
  return firebase;
}

export const FIREBASE_LIMIT_MS = 30_000;

async function open() {
  const config = await withTimeout(readConfig(), FIREBASE_LIMIT_MS);
  const local = config.projectId?.startsWith(DEMO_PROJECT_PREFIX) ?? false;
  const app = initializeApp({ ...config, ...authDomainOf(location) });
  const storage = getStorage(app);
  // An upload has no such limit: `uploadToStorage` waits for the connection.
  storage.maxOperationRetryTime = FIREBASE_LIMIT_MS;
  // Without the resolver of Google's window: on phones Firebase would load Google's script at each
  // start, and wait for it.
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (local) {
    const ports = emulatorPorts();
    connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
    connectStorageEmulator(storage, '127.0.0.1', ports.storage);
  }
  return { auth, storage, local };
}

/**
 * Safari keeps the storage of another site's frames apart, and an installed admin area can sign in
 * only through a page of its own site. Of Hosting's domains Google knows firebaseapp.com alone:
 * https://firebase.google.com/docs/auth/web/redirect-best-practices
 */
export function authDomainOf({ host }: Pick<Location, 'host'>): { authDomain?: string } {
  return /\.web\.app$|:\d+$/.test(host) ? {} : { authDomain: host };
}

/** Hosting tells which project this is, so that one build fits every project. */
async function readConfig(): Promise<FirebaseOptions> {
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`/__/firebase/init.json answered ${response.status}`);
  const config: FirebaseOptions = await response.json();
  if (!config.storageBucket) throw new Error('/__/firebase/init.json names no storageBucket');
  return config;
}

/** The tests' stack moves all ports by the same number; Vite's own server is none of them. */
function emulatorPorts(): { auth: number; storage: number } {
  const offset = import.meta.env.DEV ? 0 : Number(location.port) - LOCAL_PORTS.hosting;
  return { auth: LOCAL_PORTS.auth + offset, storage: LOCAL_PORTS.storage + offset };
}

/** The SDK renews a token that is about to end. @throws {TemporaryError | SessionEndedError} */
export async function idTokenOf(user: User, renewed = false): Promise<string> {
  try {
    return await user.getIdToken(renewed);
  } catch (cause) {
    if (isEnd(cause)) throw new SessionEndedError('signed-out', { cause });
    throw new TemporaryError('The token could not be renewed.', { cause });
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const SESSION_ENDS = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/requires-recent-login',
];

/** Any other error may pass: the SDK makes a code of whatever sentence Google's service answers. */
function isEnd(error: unknown): boolean {
  return error instanceof FirebaseError && SESSION_ENDS.includes(error.code);
}

export async function readStorage(path: string): Promise<Blob> {
  const { storage } = await openFirebase();
  return getBlob(ref(storage, path));
}
