import { DEMO_PROJECT_PREFIX, LOCAL_PORTS } from '@theni/contract/local-stack';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

export interface Firebase {
  auth: Auth;
  storage: FirebaseStorage;
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
  const app = initializeApp(config);
  const local = config.projectId?.startsWith(DEMO_PROJECT_PREFIX) ?? false;
  const auth = initializeAuth(app, {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  const storage = getStorage(app);
  if (local) {
    const { auth: authPort, storage: storagePort } = emulatorPorts();
    connectAuthEmulator(auth, `http://127.0.0.1:${authPort}`, { disableWarnings: true });
    connectStorageEmulator(storage, '127.0.0.1', storagePort);
  }
  return { auth, storage, local };
}

/** The tests' stack moves all ports by the same number; Vite's own server is none of them. */
function emulatorPorts(): { auth: number; storage: number } {
  const offset = import.meta.env.DEV ? 0 : Number(location.port) - LOCAL_PORTS.hosting;
  return { auth: LOCAL_PORTS.auth + offset, storage: LOCAL_PORTS.storage + offset };
}
