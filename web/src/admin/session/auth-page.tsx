import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '../../navigation/header.tsx';
import { Button } from '../../ui/button.tsx';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import { adminText, adminTimings } from '../words.ts';
import css from './auth-page.module.css';
import { LocalAccountChooser } from './local-account-chooser.tsx';
import { openSession, useSession } from './session.ts';
import { SignInError, signInLocally, signInWithGoogle } from './sign-in.ts';
import { afterSignIn } from './way-back.ts';

const text = adminText.auth;

/** Specification §2: /admin/auth, always there. */
export default function AuthPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const error = useTimedMessage();
  const [choosing, setChoosing] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const firebase = 'firebase' in session ? session.firebase : undefined;

  async function signIn(open: () => Promise<unknown>) {
    error.clear();
    setSigningIn(true);
    try {
      await open();
      navigate(afterSignIn(search));
    } catch (cause) {
      if (cause instanceof SignInError) error.show(cause.message, cause.clearAfterMs, cause.detail);
      else error.show(text.failed, adminTimings.signInFailureMs);
    } finally {
      setSigningIn(false);
    }
  }

  function start() {
    if (!firebase) openSession();
    else if (firebase.local) setChoosing(true);
    else if (!navigator.onLine) error.show(text.offline, adminTimings.signInFailureMs);
    else signIn(() => signInWithGoogle(firebase));
  }

  function choose(email: string) {
    setChoosing(false);
    if (firebase) signIn(() => signInLocally(firebase, email));
  }

  // Enabled only when all code is there: Safari blocks a window that opens late.
  const loading = session.status === 'loading' || signingIn;
  return (
    <>
      <Header />
      <main className={css.page} id="content" tabIndex={-1}>
        <div className={css.card}>
          <h1>{text.heading}</h1>
          <p>{text.hint}</p>
          <Button onClick={start} disabled={loading}>
            {!loading && <GoogleMark />}
            {loading
              ? text.loading
              : session.status === 'unavailable'
                ? adminText.frame.tryAgain
                : text.signIn}
          </Button>
          <div role="alert" className={css.error}>
            <p>{session.status === 'unavailable' ? text.unavailable : error.text}</p>
            {error.detail && <p>{error.detail}</p>}
          </div>
          <a href="/" className={css.home}>
            {adminText.frame.home}
          </a>
        </div>
        {choosing && firebase && (
          <LocalAccountChooser
            firebase={firebase}
            onChoose={choose}
            onCancel={() => setChoosing(false)}
          />
        )}
      </main>
    </>
  );
}

/** Google's sign on a white disc, as its branding guidelines ask: https://developers.google.com/identity/branding-guidelines */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="26" height="26" className={css.mark} aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill="#fff" />
      <g transform="translate(10 10) scale(0.5833)">
        <path
          fill="#4285f4"
          d="M47 24.5c0-1.6-.2-3.2-.4-4.7H24v9h12.9a11 11 0 0 1-4.8 7.2v6h7.7C44.400 37.900 47 31.800 47 24.500Z"
        />
        <path
          fill="#34a853"
          d="M24 48c6.500 0 11.900-2.100 15.900-5.800l-7.700-6A14.500 14.500 0 0 1 10.700 28.600H2.700v6.200A24 24 0 0 0 24 48Z"
        />
        <path
          fill="#fbbc05"
          d="M10.500 28.600a14.400 14.400 0 0 1 0-9.200v-6.200H2.600a24 24 0 0 0 0 21.600Z"
        />
        <path
          fill="#ea4335"
          d="M24 9.500c3.500 0 6.700 1.200 9.200 3.600l6.800-6.800A24 24 0 0 0 2.600 13.200l7.900 6.200A14.400 14.400 0 0 1 24 9.500Z"
        />
      </g>
    </svg>
  );
}
