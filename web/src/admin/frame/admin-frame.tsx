import { type ReactNode, useEffect, useState } from 'react';
import { Header } from '../../navigation/header.tsx';
import type { AdminPath } from '../../pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { UploadLine } from '../photos/upload-progress.tsx';
import { abandonUploads, useUploads } from '../photos/uploads.ts';
import {
  type LiveSession,
  logOut,
  openSession,
  type Session,
  useSession,
  useSignInAddress,
} from '../session/session.ts';
import common from '../ui/common.module.css';
import { AdminIcon, IconButton } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { focusNotice, NOTICE_ID, notify, takeBack, useNotice } from '../ui/notice.tsx';
import { adminText } from '../words.ts';
import css from './frame.module.css';

const text = adminText.frame;

const TABS: [to: AdminPath, name: string, drawing: string][] = [
  ['/admin/dashboard', text.dashboard, 'M4 5h16v12h-9l-5 4v-4H4zM8 9.500h8M8 13h5'],
  ['/admin-panel', text.panel, 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.500h.01'],
  [
    '/admin/layouts',
    text.layouts,
    'M3 5.500 9 4l6 2 6-1.500v14L15 20l-6-2-6 1.500zM9 4v14m6-12v14',
  ],
  ['/admin/content', text.content, 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M7 13h6M7 16h4'],
  ['/admin/profile', text.profile, 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0'],
];

type Props = { heading: string; children: (session: LiveSession) => ReactNode };

/** Of the signed-in pages, with a notice in the place of data when the session is over. */
export function AdminFrame({ heading, children }: Props) {
  const session = useSession();
  const analyticsUrl = session.status === 'signed-in' && session.analyticsUrl;
  return (
    <>
      <Header />
      <nav aria-label={text.label} className={css.bar}>
        <div className={`wrap ${common.row}`}>
          <div className={classNames(common.row, css.tabs)}>
            {TABS.map(([to, name, drawing]) => (
              <Link key={to} to={to}>
                <AdminIcon d={drawing} />
                {name}
              </Link>
            ))}
          </div>
          <div className={classNames(common.row, css.links)}>
            <a href="/">{text.home}</a>
            {analyticsUrl && (
              <a href={analyticsUrl} target="_blank" rel="noreferrer">
                {text.analytics}
              </a>
            )}
            <Logout />
          </div>
        </div>
      </nav>
      <main id="content" tabIndex={-1} className={classNames('wrap', common.stack, css.main)}>
        <h1>{heading}</h1>
        {session.status === 'signed-in' ? children(session) : <SessionNotice session={session} />}
      </main>
      <NoticeBar />
    </>
  );
}

function Logout() {
  const { isBusy } = useUploads();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => (isBusy ? setAsking(true) : logOut())}>
        {text.logout}
      </button>
      {isAsking && (
        <ConfirmDialog
          heading={adminText.logout.question}
          confirm={adminText.logout.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            abandonUploads();
            logOut();
          }}
        >
          <p>{adminText.logout.loss}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function NoticeBar() {
  const notice = useNotice();
  // It speaks of the page on which it was done.
  useEffect(() => () => notify(undefined), []);

  return (
    <div className={css.bottom}>
      <div className={notice && classNames(common.row, css.notice)}>
        <p id={NOTICE_ID} tabIndex={-1} role="status">
          {notice?.text}
        </p>
        {notice?.undo && (
          <Button
            variant="outline"
            onClick={() => {
              focusNotice();
              takeBack();
            }}
          >
            {text.undo}
          </Button>
        )}
        {notice && (
          <IconButton icon="close" name={text.dismiss} onClick={() => notify(undefined)} />
        )}
      </div>
      <UploadLine />
    </div>
  );
}

function SessionNotice({ session }: { session: Exclude<Session, LiveSession> }) {
  const address = useSignInAddress();
  if (session.status === 'loading') return <p role="status">{adminText.auth.loading}</p>;
  const isOver = session.status === 'over';
  return (
    <div role="alert" className={common.stack}>
      <p>{isOver ? adminText.session[session.reason] : adminText.auth.unavailable}</p>
      <p>
        {isOver ? (
          <ButtonLink to={address}>{adminText.session.toSignIn}</ButtonLink>
        ) : (
          <Button onClick={openSession}>{adminText.frame.tryAgain}</Button>
        )}
      </p>
    </div>
  );
}
