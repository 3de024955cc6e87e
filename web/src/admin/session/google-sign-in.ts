import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthCredential,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from 'firebase/auth';
import type { Firebase } from '../api/firebase.ts';

let windowAuth: Auth | undefined;

/**
 * Makes Google's window ready, which blocks nothing. The window has a Firebase app of its own: on
 * phones Firebase loads Google's script as soon as an app knows the window, and all of that app
 * waits for it. Safari blocks a window that comes late, so the sign-in page calls this before the
 * tap.
 */
export function prepareGoogleWindow({ auth }: Firebase): Auth {
  windowAuth ??= initializeAuth(initializeApp(auth.app.options, 'google-window'), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return windowAuth;
}

/** @returns the account that is chosen in Google's window @throws {FirebaseError} */
export async function chooseGoogleAccount(firebase: Firebase): Promise<AuthCredential | null> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  const chosen = await signInWithPopup(prepareGoogleWindow(firebase), provider);
  return GoogleAuthProvider.credentialFromResult(chosen);
}

const IN_APP = /FBA[NV]|Instagram|Line\/|MicroMessenger|Snapchat|LinkedInApp|; wv\)/;

/**
 * Whether another app shows this page inside itself, where Google refuses to sign in
 * (https://developers.google.com/identity/protocols/oauth2/policies#browsers).
 */
export function isInAppBrowser({
  userAgent,
  standalone = false,
}: Pick<Navigator, 'userAgent'> & { standalone?: boolean }): boolean {
  // On an iPhone only Safari and other browsers name Safari; so does no app from the Home Screen.
  const isIosApp = /iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent) && !standalone;
  return IN_APP.test(userAgent) || isIosApp;
}
