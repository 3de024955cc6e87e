import { randomUUID } from 'node:crypto';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  getAuth,
  signInWithCredential,
} from 'firebase/auth';
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { googleToken } from './google-accounts.ts';
import type { SuitePorts } from './ports.ts';
import { BUCKET, PROJECT_ID } from './ports.ts';

/** Uses the local stack as a browser does: the client SDK under the rules, the API with a token. */
export class LocalClient {
  readonly #app: FirebaseApp;
  readonly #api: string;
  #idToken: string | undefined;

  /** @param origin of the API; Hosting's by default */
  constructor(ports: SuitePorts, origin = `http://127.0.0.1:${ports.hosting}`) {
    this.#api = `${origin}/api`;
    this.#app = initializeApp(
      { projectId: PROJECT_ID, apiKey: 'local', storageBucket: BUCKET },
      randomUUID(),
    );
    connectAuthEmulator(getAuth(this.#app), `http://127.0.0.1:${ports.auth}`, {
      disableWarnings: true,
    });
    connectStorageEmulator(getStorage(this.#app), '127.0.0.1', ports.storage);
  }

  async signIn(email: string): Promise<string> {
    const credential = GoogleAuthProvider.credential(googleToken(email));
    const { user } = await signInWithCredential(getAuth(this.#app), credential);
    this.#idToken = await user.getIdToken();
    return this.#idToken;
  }

  /** @returns the download address */
  async upload(
    id: string,
    name: string,
    bytes: Uint8Array,
    contentType: string,
    folder = 'file',
  ): Promise<string> {
    const object = ref(getStorage(this.#app), `${folder}/${id}/${name}`);
    await uploadBytes(object, bytes, { contentType });
    return getDownloadURL(object);
  }

  /** Calls the API as the signed-in account, or without one. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.#api + path, {
      method,
      headers: {
        ...headers,
        ...(this.#idToken && { Authorization: `Bearer ${this.#idToken}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}
