import type { ReactNode } from 'react';
import { adminText } from '../../content/admin.ts';
import { type LiveSession, useSession } from '../session/session.ts';
import css from './admin-frame.module.css';
import { AdminHeader } from './admin-header.tsx';
import { SessionNotice } from './session-notice.tsx';

/** The frame of the signed-in pages: its menu, and a notice instead of data when the session is over. */
export function AdminFrame({
  heading,
  children,
}: {
  heading: string;
  children: (session: LiveSession) => ReactNode;
}) {
  const session = useSession();
  return (
    <>
      <AdminHeader />
      <main id="content" tabIndex={-1} className={css.main}>
        <div className={css.top}>
          <h1>{heading}</h1>
          <p className={css.links}>
            {/* A page load, so that the public pages never run beside the admin's code. */}
            <a href="/">{adminText.frame.home}</a>
            {session.status === 'signed-in' && (
              <a href={session.analyticsUrl} target="_blank" rel="noreferrer">
                {adminText.frame.analytics}
              </a>
            )}
          </p>
        </div>
        {session.status === 'signed-in' ? children(session) : <SessionNotice session={session} />}
      </main>
    </>
  );
}
