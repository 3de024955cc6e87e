import { DEMO_PROJECT_PREFIX, LOCAL_PORTS } from '@theni/contract/local-stack';
import { suitePorts } from '../../emulators/suite/ports.ts';

/** What Hosting tells the pages about their project. */
interface FirebaseConfig {
  projectId: string;
  apiKey: string;
  authDomain: string;
  storageBucket: string;
}

/** A running site as a stranger sees it: its pages, and Google's servers behind it. */
export interface LiveSite {
  /** Without a slash at the end. */
  origin: string;
  config: FirebaseConfig;
  /** Where this project's Firestore answers REST. */
  firestore: string;
  /** Where this project's Storage answers Firebase's clients. */
  storage: string;
  /** Where the pages of Firebase's sign-in are; the real ones are Hosting's own. */
  signIn: string;
}

/** Hosting itself gives up after this time. */
const TIMEOUT_MS = 60_000;

/** @throws when no site of this kind answers there */
export async function openSite(url: string): Promise<LiveSite> {
  const { origin, port } = new URL(url);
  const response = await request(`${origin}/__/firebase/init.json`);
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}: is the site deployed?`);
  const config: FirebaseConfig = await response.json();
  if (!config.projectId.startsWith(DEMO_PROJECT_PREFIX)) {
    return {
      origin,
      config,
      firestore: 'https://firestore.googleapis.com',
      storage: 'https://firebasestorage.googleapis.com',
      signIn: `https://${config.authDomain}/__/auth`,
    };
  }
  const { firestore, storage, auth } = suitePorts(Number(port) - LOCAL_PORTS.hosting);
  return {
    origin,
    config,
    firestore: `http://127.0.0.1:${firestore}`,
    storage: `http://127.0.0.1:${storage}`,
    signIn: `http://127.0.0.1:${auth}/emulator/auth`,
  };
}

/** @throws when nothing answers at the address */
export function request(url: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(url, { redirect: 'manual', signal, ...init }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${url}`, { cause: error });
  });
}
