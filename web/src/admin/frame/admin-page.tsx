import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { EndReason } from '../api/errors.ts';
import {
  type LiveSession,
  openSession,
  type Session,
  SIGN_IN_UNAVAILABLE,
  useSession,
  useSignInAddress,
} from '../session/session.ts';
import common from '../ui/common.module.css';

/** A page in the frame. Without a session a notice stands where its data would. */
export function AdminPage({ heading, children }: { heading: string; children: ReactNode }) {
  const session = useSession();
  return (
    <>
      <h1>{heading}</h1>
      {session.status === 'signed-in' ? children : <SessionNotice session={session} />}
    </>
  );
}

const ENDED: Record<EndReason, string> = {
  'signed-out': 'Your session has ended. Please sign in again to continue.',
  'not-admin':
    'This account may no longer use the admin area. Please sign in again with the administrator’s account.',
};

function SessionNotice({ session }: { session: Exclude<Session, LiveSession> }) {
  const address = useSignInAddress();
  if (session.status === 'loading') return <p role="status">Loading..</p>;
  const hasEnded = session.status === 'ended';
  return (
    <div role="alert" className={common.stack}>
      <p>{hasEnded ? ENDED[session.reason] : SIGN_IN_UNAVAILABLE}</p>
      <p>
        {hasEnded ? (
          <ButtonLink to={address}>Sign in again</ButtonLink>
        ) : (
          <Button onClick={openSession}>Try again</Button>
        )}
      </p>
    </div>
  );
}
