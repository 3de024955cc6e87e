import type { ReactNode } from 'react';
import { Header } from '../../navigation/header.tsx';
import { type LiveSession, useSession } from '../session/session.ts';
import { adminText } from '../words.ts';
import { AdminBar } from './admin-bar.tsx';
import css from './admin-frame.module.css';
import { SessionNotice } from './session-notice.tsx';
import { Shelf } from './shelf.tsx';

/** The frame of the signed-in pages: the site's header, the admin's bar, and a notice instead of data when the session is over. */
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
      <Header isCompact />
      <AdminBar>
        <a href="/">{adminText.frame.home}</a>
        {session.status === 'signed-in' && session.analyticsUrl && (
          <a href={session.analyticsUrl} target="_blank" rel="noreferrer">
            {adminText.frame.analytics}
          </a>
        )}
      </AdminBar>
      <main id="content" tabIndex={-1} className={css.main}>
        <h1>{heading}</h1>
        {session.status === 'signed-in' ? children(session) : <SessionNotice session={session} />}
      </main>
      <Shelf />
    </>
  );
}
