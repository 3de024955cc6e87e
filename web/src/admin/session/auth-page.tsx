import { FirebaseError } from 'firebase/app';
import { type AuthCredential, signInWithCredential, type User } from 'firebase/auth';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../../navigation/header.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.ts';
import type { Firebase } from '../api/firebase.ts';
import common from '../ui/common.module.css';
import { type Failure, useTimedFailure } from '../ui/use-change.ts';
import google from './google.svg';
import { chooseGoogleAccount, isInAppBrowser, prepareGoogleWindow } from './google-sign-in.ts';
import {
  adminAccountOf,
  afterSignIn,
  openSession,
  renewSession,
  SIGN_IN_UNAVAILABLE,
  setAdminFlag,
  useSession,
} from './session.ts';

const LocalAccountChooser = lazyChunk(() => import('./local-account-chooser.tsx'));

/** Specification §8. */
const FAILED = 'something went wrong please try again...';
const FAILURE_MS = 4000;
const WRONG_ACCOUNT_MS = 5000;
const OFFLINE = 'You are offline. Please try again when the connection is back.';

/** Specification §2: `/admin/auth` is there without the flag, too. */
export default function AuthPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failure, showFailure] = useTimedFailure();
  const [isChoosing, setChoosing] = useState(false);
  const [isSigningIn, startSigningIn] = useTransition();
  const firebase = 'firebase' in session ? session.firebase : undefined;
  const isLoading = session.status === 'loading' || isSigningIn;
  const isUnavailable = session.status === 'unavailable';
  const name = isUnavailable ? 'Try again' : 'Sign in with Google';

  useEffect(() => {
    if (session.status === 'ended' && !session.firebase.local)
      prepareGoogleWindow(session.firebase);
  }, [session]);

  function finish(credential: Promise<AuthCredential | null>) {
    if (!firebase) return;
    setChoosing(false);
    showFailure(undefined);
    startSigningIn(async () => {
      const failed = await signIn(firebase, credential);
      showFailure(failed);
      if (!failed) navigate(afterSignIn(search));
    });
  }

  function start() {
    if (!firebase) openSession();
    else if (firebase.local) setChoosing(true);
    else finish(chooseGoogleAccount(firebase));
  }

  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="wrap" style={{ paddingBlock: 'var(--space-6)' }}>
        <div className={common.dialog}>
          <h1>Admin login</h1>
          <p>For the administrator of this site.</p>
          {isInAppBrowser(navigator) && (
            <p className={common.issue}>
              Google does not sign in inside other apps. Open this page in Chrome or Safari: tap the
              menu of this app (⋮ or ⋯), then “Open in browser”.
            </p>
          )}
          <Button onClick={start} disabled={isLoading}>
            {!isLoading && (
              <img src={google} alt="" style={{ display: 'inline', verticalAlign: 'middle' }} />
            )}
            {isLoading ? 'Loading..' : ` ${name}`}
          </Button>
          <div role="alert">
            <p className={common.issue}>{isUnavailable ? SIGN_IN_UNAVAILABLE : failure?.text}</p>
            <p className={common.issue}>{failure?.detail}</p>
          </div>
          <a href="/" className={common.link}>
            Back to Home
          </a>
        </div>
        {isChoosing && firebase && (
          <Suspense>
            <LocalAccountChooser
              firebase={firebase}
              onCancel={() => setChoosing(false)}
              onChoose={(credential) => finish(Promise.resolve(credential))}
            />
          </Suspense>
        )}
      </main>
    </>
  );
}

/**
 * @param chosen the account, once it is chosen in Google’s window
 * @returns undefined once the admin is signed in
 */
async function signIn(
  firebase: Firebase,
  chosen: Promise<AuthCredential | null>,
): Promise<Failure | undefined> {
  let user: User | undefined;
  try {
    const credential = await chosen;
    if (!credential) return { text: FAILED, clearAfterMs: FAILURE_MS };
    ({ user } = await signInWithCredential(firebase.auth, credential));
    const account = await adminAccountOf(user);
    if (!account) {
      await firebase.auth.signOut();
      const detail = `${user.email ?? ''} is not the administrator’s account.`;
      return { text: FAILED, detail, clearAfterMs: WRONG_ACCOUNT_MS };
    }
    setAdminFlag(true);
    renewSession(firebase, account);
    return undefined;
  } catch (error) {
    console.error('sign-in failed', error);
    // An account that the API could not check is not let in.
    if (user) await firebase.auth.signOut();
    return { text: signInErrorText(error), clearAfterMs: FAILURE_MS };
  }
}

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const REASONS: Record<string, string> = {
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Please tap once more. If it stays blocked, allow pop-ups for this site.',
  'auth/popup-closed-by-user':
    'The sign-in window was closed before you had signed in. Please try again.',
};

function signInErrorText(error: unknown): string {
  if (!(error instanceof FirebaseError)) return FAILED;
  if (error.code === 'auth/network-request-failed' && !navigator.onLine) return OFFLINE;
  return REASONS[error.code] ?? FAILED;
}
