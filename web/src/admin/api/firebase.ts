import { DEMO_PROJECT_PREFIX, LOCAL_PORTS } from '@theni/contract/local-stack';
import { FirebaseError, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { ConnectionError, errorOf, SessionEndedError } from './errors.ts';

/** Where uploads go. */
export interface Bucket {
  origin: string;
  name: string;
}

export interface Firebase {
  auth: Auth;
  bucket: Bucket;
  /** The project is a local one, whose servers are the emulators. */
  local: boolean;
}

let firebase: Promise<Firebase> | undefined;

/** Opened once; a failure (no connection) is forgotten, so that the next call tries again. */
export function openFirebase(): Promise<Firebase> {
  firebase ??= open().catch((error: unknown) => {
    firebase = undefined;
    throw error;
  });
  return firebase;
}

async function open(): Promise<Firebase> {
  // Hosting tells which project this is, so that one build fits every project.
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`/__/firebase/init.json answered ${response.status}`);
  const config: FirebaseOptions = await response.json();
  const { storageBucket: name } = config;
  if (!name) throw new Error('/__/firebase/init.json names no storageBucket');
  const local = config.projectId?.startsWith(DEMO_PROJECT_PREFIX) ?? false;
  const auth = initializeAuth(initializeApp(config), {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (!local)
    return { auth, bucket: { origin: 'https://firebasestorage.googleapis.com', name }, local };
  const ports = emulatorPorts();
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  return { auth, bucket: { origin: `http://127.0.0.1:${ports.storage}`, name }, local };
}

/** The tests' stack moves all ports by the same number; Vite's own server is none of them. */
function emulatorPorts(): { auth: number; storage: number } {
  const offset = import.meta.env.DEV ? 0 : Number(location.port) - LOCAL_PORTS.hosting;
  return { auth: LOCAL_PORTS.auth + offset, storage: LOCAL_PORTS.storage + offset };
}

/** The SDK renews a token that is about to end. @throws {ConnectionError | SessionEndedError} */
export async function idTokenOf(user: User, renewed = false): Promise<string> {
  try {
    return await user.getIdToken(renewed);
  } catch (cause) {
    if (isTemporary(cause)) throw new ConnectionError('The token could not be renewed.', { cause });
    throw new SessionEndedError('signed-out', { cause });
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
function isTemporary(error: unknown): boolean {
  const temporary = ['auth/network-request-failed', 'auth/too-many-requests', 'auth/timeout'];
  return error instanceof FirebaseError && temporary.includes(error.code);
}

/** An object that the admin alone may read. @throws as `call` does */
export async function readStorage(path: string): Promise<Blob> {
  const { auth, bucket } = await openFirebase();
  const user = auth.currentUser;
  if (!user) throw new SessionEndedError('signed-out');
  const address = `${bucket.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media`;
  const response = await fetch(address, {
    headers: { Authorization: `Firebase ${await idTokenOf(user)}` },
  }).catch((cause: unknown) => {
    throw new ConnectionError('The storage does not answer.', { cause });
  });
  if (!response.ok) throw await errorOf(response);
  return response.blob();
}
