import { Button, ButtonLink } from '../../ui/button.tsx';
import { type LiveSession, openSession, type Session } from '../session/session.ts';
import { useSignInAddress } from '../session/way-back.ts';
import { adminText } from '../words.ts';
import css from './session-notice.module.css';

const text = adminText.session;

/** What stands in the place of data while there is no live session, and what to do about it. */
export function SessionNotice({ session }: { session: Exclude<Session, LiveSession> }) {
  switch (session.status) {
    case 'loading':
      return <p role="status">{adminText.auth.loading}</p>;
    case 'unavailable':
      return (
        <div role="alert" className={css.notice}>
          <p>{adminText.auth.unavailable}</p>
          <Button onClick={openSession}>{adminText.frame.tryAgain}</Button>
        </div>
      );
    case 'over':
      return (
        <SignInAgain sentence={session.reason === 'not-admin' ? text.notAdmin : text.signedOut} />
      );
  }
}

export function SignInAgain({ sentence }: { sentence: string }) {
  const address = useSignInAddress();
  return (
    <div role="alert" className={css.notice}>
      <p>{sentence}</p>
      <ButtonLink to={address}>{text.toSignIn}</ButtonLink>
    </div>
  );
}
