import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { useEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../../navigation/header.tsx';
import { Button } from '../../ui/button.tsx';
import type { Firebase } from '../api/firebase.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { type Failure, useTimedFailure } from '../ui/use-timed-failure.ts';
import { setAdminFlag } from './admin-flag.ts';
import google from './google.svg';
import {
  adminAccountOf,
  openSession,
  renewSession,
  SIGN_IN_UNAVAILABLE,
  useSession,
} from './session.ts';
import { afterSignIn } from './sign-in-address.ts';

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
  // The button waits for Firebase, because Safari blocks a window that a tap does not open at once.
  const isLoading = session.status === 'loading' || isSigningIn;
  const isUnavailable = session.status === 'unavailable';
  const name = isUnavailable ? 'Try again' : 'Sign in with Google';

  function finish(signIn: Promise<Failure | undefined>) {
    setChoosing(false);
    showFailure(undefined);
    startSigningIn(async () => {
      const failed = await signIn;
      showFailure(failed);
      if (!failed) navigate(afterSignIn(search));
    });
  }

  function start() {
    if (!firebase) openSession();
    else if (firebase.local) setChoosing(true);
    else if (navigator.onLine) finish(signInWithGoogle(firebase));
    else showFailure({ text: OFFLINE, clearAfterMs: FAILURE_MS });
  }

  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className="wrap" style={{ paddingBlock: 'var(--space-6)' }}>
        <div className={common.dialog}>
          <h1>Admin login</h1>
          <p>For the administrator of this site.</p>
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
          <LocalAccountChooser
            firebase={firebase}
            onCancel={() => setChoosing(false)}
            onChoose={(email) => finish(signInLocally(firebase, email))}
          />
        )}
      </main>
    </>
  );
}

type Props = { firebase: Firebase; onChoose: (email: string) => void; onCancel: () => void };

function LocalAccountChooser({ firebase, onChoose, onCancel }: Props) {
  const [accounts, setAccounts] = useState<string[]>([]);
  useEffect(() => {
    localAccounts(firebase).then(setAccounts);
  }, [firebase]);
  return (
    <Dialog heading="Choose an account" onCancel={onCancel}>
      <p>This window takes the place of Google’s sign-in on a developer’s machine.</p>
      {accounts.map((email) => (
        <Button key={email} variant="outline" onClick={() => onChoose(email)}>
          {email}
        </Button>
      ))}
    </Dialog>
  );
}

async function localAccounts({ auth }: Firebase): Promise<string[]> {
  const { emulatorConfig, app } = auth;
  const { host, port } = emulatorConfig ?? {};
  const project = `identitytoolkit.googleapis.com/v1/projects/${app.options.projectId}`;
  const response = await fetch(`http://${host}:${port}/${project}/accounts:query`, {
    method: 'POST',
    // The emulator takes the word `owner` for a token of the project's owner.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { userInfo = [] }: { userInfo?: { email?: string }[] } = await response.json();
  return userInfo.flatMap(({ email }) => email ?? []);
}

/** @returns undefined once the admin is signed in */
function signInWithGoogle(firebase: Firebase): Promise<Failure | undefined> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return signIn(firebase, signInWithPopup(firebase.auth, provider));
}

/** Signs in at the Auth emulator, which takes an unsigned token. */
function signInLocally(firebase: Firebase, email: string): Promise<Failure | undefined> {
  const token = JSON.stringify({ sub: `local-${email}`, email, email_verified: true });
  const credential = GoogleAuthProvider.credential(token);
  return signIn(firebase, signInWithCredential(firebase.auth, credential));
}

async function signIn(
  firebase: Firebase,
  opened: Promise<UserCredential>,
): Promise<Failure | undefined> {
  let user: User | undefined;
  try {
    ({ user } = await opened);
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
    'Your browser blocked the sign-in window: allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user':
    'The sign-in window was closed before you had signed in. Please try again.',
};

function signInErrorText(error: unknown): string {
  if (!(error instanceof FirebaseError)) return FAILED;
  if (error.code === 'auth/network-request-failed' && !navigator.onLine) return OFFLINE;
  return REASONS[error.code] ?? FAILED;
}
