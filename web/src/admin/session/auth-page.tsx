import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminText, adminTimings } from '../../content/admin.ts';
import { Header } from '../../sections/frame/header.tsx';
import { Button } from '../../ui/button.tsx';
import { useTimedMessage } from '../ui/use-timed-message.ts';
import css from './auth-page.module.css';
import { GoogleMark } from './google-mark.tsx';
import { LocalAccountChooser } from './local-account-chooser.tsx';
import { openSession, useSession } from './session.ts';
import { SignInError, signInLocally, signInWithGoogle } from './sign-in.ts';

const text = adminText.auth;

/** Specification §2: /admin/auth, always there. */
export function AuthPage() {
  const session = useSession();
  const navigate = useNavigate();
  const error = useTimedMessage();
  const [choosing, setChoosing] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const firebase = 'firebase' in session ? session.firebase : undefined;

  async function signIn(open: () => Promise<unknown>) {
    error.clear();
    setSigningIn(true);
    try {
      await open();
      navigate('/admin/profile');
    } catch (cause) {
      if (cause instanceof SignInError) error.show(cause.message, cause.clearAfterMs, cause.detail);
      else error.show(text.failed, adminTimings.signInFailureMs);
    } finally {
      setSigningIn(false);
    }
  }

  function start() {
    if (!firebase) openSession();
    else if (!navigator.onLine) error.show(text.offline, adminTimings.signInFailureMs);
    else if (firebase.local) setChoosing(true);
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
                ? text.tryAgain
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
