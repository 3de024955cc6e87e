import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminText, adminTimings } from '../content/admin.ts';
import { Button } from '../ui/button.tsx';
import css from './auth-page.module.css';
import { LocalAccountChooser } from './local-account-chooser.tsx';
import { useSession } from './session.tsx';
import { SignInError, signInLocally, signInWithGoogle } from './sign-in.ts';
import { useTimedMessage } from './use-timed-message.ts';

/** Specification §2: /admin/auth, always there. */
export function AuthPage() {
  const session = useSession();
  const navigate = useNavigate();
  const error = useTimedMessage();
  const [choosing, setChoosing] = useState(false);
  const firebase = 'firebase' in session ? session.firebase : undefined;

  async function signIn(open: () => Promise<unknown>) {
    error.clear();
    try {
      await open();
      navigate('/admin/profile');
    } catch (cause) {
      if (cause instanceof SignInError) error.show(cause.message, cause.clearAfterMs);
      else error.show(adminText.auth.failed, adminTimings.signInFailureMs);
    }
  }

  function start() {
    if (!firebase) return;
    if (firebase.local) setChoosing(true);
    else signIn(() => signInWithGoogle(firebase));
  }

  function choose(email: string) {
    setChoosing(false);
    if (firebase) signIn(() => signInLocally(firebase, email));
  }

  return (
    <main className={css.page} id="content">
      <h1>{adminText.auth.heading}</h1>
      {/* Enabled only when all code is there: Safari blocks a window that opens late. */}
      <Button onClick={start} disabled={!firebase}>
        {firebase || session.status === 'unavailable'
          ? adminText.auth.signIn
          : adminText.auth.loading}
      </Button>
      <p role="alert" className={css.error}>
        {session.status === 'unavailable' ? adminText.auth.unavailable : error.text}
      </p>
      <a href="/">{adminText.frame.home}</a>
      {choosing && <LocalAccountChooser onChoose={choose} onCancel={() => setChoosing(false)} />}
    </main>
  );
}
