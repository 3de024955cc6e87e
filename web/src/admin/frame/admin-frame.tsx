import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Header } from '../../navigation/header.tsx';
import type { AdminPath } from '../../page-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Link } from '../../ui/link.tsx';
import { labels } from '../help/labels.ts';
import { isAnyTyped } from '../leads/typed-input.ts';
import { logOut, useSession } from '../session/session.ts';
import common from '../ui/common.module.css';
import { AdminIcon, IconButton } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useKeptFocus } from '../ui/focus.ts';
import { actOnNotice, NOTICE_ID, notify, useNotice } from '../ui/notice.ts';
import { PageFailed } from '../ui/query-state.tsx';
import { ignoreSecondTaps } from '../ui/second-tap.ts';
import { UploadLine } from '../uploads/upload-progress.tsx';
import { forgetDoneUploads, isUploading, stopAsking } from '../uploads/uploads.ts';
import css from './frame.module.css';

const TABS: [to: AdminPath, name: string, iconPath: string][] = [
  ['/admin/dashboard', labels.leads, 'M4 5h16v12h-9l-5 4v-4H4zM8 9.500h8M8 13h5'],
  ['/admin-panel', labels.photos, 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.500h.01'],
  [
    '/admin/layouts',
    labels.layouts,
    'M3 5.500 9 4l6 2 6-1.500v14L15 20l-6-2-6 1.500zM9 4v14m6-12v14',
  ],
  ['/admin/website', labels.website, 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M7 13h6M7 16h4'],
  ['/admin/profile', 'Profile', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0'],
];

/** Specification §2: these pages have the three links. */
const WITH_LINKS: AdminPath[] = ['/admin/profile', '/admin-panel'];

/** Header, tabs and notices around a signed-in page. They stay when the page throws. */
export function AdminFrame({ path, children }: { path: AdminPath; children: ReactNode }) {
  const hasLinks = WITH_LINKS.includes(path);
  useKeptFocus();
  useEffect(ignoreSecondTaps, []);
  return (
    <>
      <Header />
      <nav aria-label="Admin menu" className={css.bar}>
        <div className={`wrap ${common.row}`}>
          <div className={classNames(common.row, css.tabs)}>
            {TABS.map(([to, name, iconPath]) => (
              <Link key={to} to={to}>
                <AdminIcon d={iconPath} />
                {name}
              </Link>
            ))}
          </div>
          {hasLinks && (
            <div className={classNames(common.row, css.links)}>
              <Links />
            </div>
          )}
        </div>
      </nav>
      <main id="content" tabIndex={-1} className={classNames('wrap', common.stack, css.main)}>
        {/* The boundary needs no key: App mounts the whole frame anew at each change of path. */}
        <ErrorBoundary fallback={<PageFailed />}>
          <Suspense fallback={<p role="status">Loading..</p>}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <NoticeBar />
    </>
  );
}

function Links() {
  const session = useSession();
  const analyticsUrl = session.status === 'signed-in' && session.analyticsUrl;
  return (
    <>
      <a href="/">Back to Home</a>
      {analyticsUrl && (
        <a href={analyticsUrl} target="_blank" rel="noreferrer">
          View Analytics
        </a>
      )}
      <Logout />
    </>
  );
}

function Logout() {
  const [losses, setLosses] = useState<string[]>([]);
  function logOutOrAsk() {
    const found = [
      isUploading() && 'The files that are not uploaded yet will have to be chosen again.',
      isAnyTyped() && 'What you have typed into leads and not saved will be deleted.',
    ].filter((loss) => loss !== false);
    if (found.length > 0) setLosses(found);
    else logOut();
  }
  return (
    <>
      <button type="button" onClick={logOutOrAsk}>
        Logout
      </button>
      {losses.length > 0 && (
        <ConfirmDialog
          heading="Log out before everything is saved?"
          confirm="Logout"
          onCancel={() => setLosses([])}
          onConfirm={() => {
            stopAsking();
            logOut();
          }}
        >
          {losses.map((loss) => (
            <p key={loss}>{loss}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}

function NoticeBar() {
  const notice = useNotice();
  // A notice is about something that was done on this page, and goes with the page.
  useEffect(
    () => () => {
      notify(undefined);
      // While others are on their way, the one bar counts those that are done, too.
      if (!isUploading()) forgetDoneUploads();
    },
    [],
  );

  return (
    <div className={css.bottom}>
      <div className={notice && classNames(common.row, css.notice)}>
        <p id={NOTICE_ID} tabIndex={-1} role="status">
          {notice?.text}
        </p>
        {notice?.action && (
          <Button variant="outline" onClick={actOnNotice}>
            {notice.action.name}
          </Button>
        )}
        {notice && <IconButton icon="close" name="Dismiss" onClick={() => notify(undefined)} />}
      </div>
      <UploadLine />
    </div>
  );
}
