import type { User } from 'firebase/auth';
import type { ReactNode } from 'react';
import { admin } from '../../../site.config.ts';
import { adminText } from '../content/admin.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import css from './admin-frame.module.css';
import type { Firebase } from './firebase.ts';
import { logOut, useSession } from './session.tsx';

/** What a page shows only to a live session. */
export interface LiveSession {
  firebase: Firebase;
  user: User;
}

const PAGES = [
  { to: '/admin-panel', name: adminText.frame.panel },
  { to: '/admin/dashboard', name: adminText.frame.dashboard },
  { to: '/admin/profile', name: adminText.frame.profile },
];

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
    <div className={css.frame}>
      <header className={css.header}>
        <nav aria-label={adminText.frame.label}>
          {PAGES.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <Button look="outline" onClick={() => logOut(session)}>
          {adminText.frame.logout}
        </Button>
      </header>
      <main id="content" className={css.main}>
        <h1>{heading}</h1>
        <p className={css.links}>
          {/* A page load, so that the public pages never run beside the admin's code. */}
          <a href="/">{adminText.frame.home}</a>
          <a href={admin.analyticsUrl} target="_blank" rel="noreferrer">
            {adminText.frame.analytics}
          </a>
        </p>
        {session.status === 'loading' && <p role="status">{adminText.auth.loading}</p>}
        {session.status === 'unavailable' && <p role="alert">{adminText.auth.unavailable}</p>}
        {session.status === 'signed-out' && (
          <p role="alert">
            {adminText.session.signInAgain}{' '}
            <Link to="/admin/auth">{adminText.session.toSignIn}</Link>
          </p>
        )}
        {session.status === 'signed-in' && children(session)}
      </main>
    </div>
  );
}
