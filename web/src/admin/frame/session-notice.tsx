import { Button, ButtonLink } from '../../ui/button.tsx';
import { type LiveSession, openSession, type Session } from '../session/session.ts';
import { useSignInAddress } from '../session/way-back.ts';
import common from '../ui/common.module.css';
import { adminText } from '../words.ts';

const text = adminText.session;

/** What stands in the place of data while there is no live session, and what to do about it. */
export function SessionNotice({ session }: { session: Exclude<Session, LiveSession> }) {
  const address = useSignInAddress();
  if (session.status === 'loading') return <p role="status">{adminText.auth.loading}</p>;
  const isOver = session.status === 'over';
  return (
    <div role="alert" className={common.stack}>
      <p>{isOver ? text[session.reason] : adminText.auth.unavailable}</p>
      <p>
        {isOver ? (
          <ButtonLink to={address}>{text.toSignIn}</ButtonLink>
        ) : (
          <Button onClick={openSession}>{adminText.frame.tryAgain}</Button>
        )}
      </p>
    </div>
  );
}
