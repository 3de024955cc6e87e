import { type ReactNode, useState } from 'react';
import type { AdminPath } from '../../pages.ts';
import { Link } from '../../ui/link.tsx';
import { abandonUploads, useUploads } from '../photos/uploads.ts';
import { logOut } from '../session/session.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Sign } from '../ui/sign.tsx';
import { adminText } from '../words.ts';
import css from './admin-bar.module.css';

const text = adminText.frame;

const PAGES: { to: AdminPath; name: string; drawing: string }[] = [
  {
    to: '/admin/dashboard',
    name: text.dashboard,
    drawing: 'M4 5h16v12h-9l-5 4v-4H4zM8 9.500h8M8 13h5',
  },
  {
    to: '/admin-panel',
    name: text.panel,
    drawing: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.500h.01',
  },
  {
    to: '/admin/projects',
    name: text.layouts,
    drawing: 'M3 5.500 9 4l6 2 6-1.500v14L15 20l-6-2-6 1.500zM9 4v14m6-12v14',
  },
  {
    to: '/admin/content',
    name: text.content,
    drawing: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M7 13h6M7 16h4',
  },
  {
    to: '/admin/profile',
    name: text.profile,
    drawing: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
  },
];

/** The admin's own bar below the site's header: the pages of the admin area, other links, and the way out. */
export function AdminBar({ children }: { children: ReactNode }) {
  const { isBusy } = useUploads();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <nav aria-label={text.label} className={css.bar}>
        <div className={`wrap ${css.row}`}>
          <div className={css.pages}>
            {PAGES.map(({ to, name, drawing }) => (
              <Link key={to} to={to}>
                <Sign d={drawing} />
                {name}
              </Link>
            ))}
          </div>
          <div className={css.links}>
            {children}
            <button
              type="button"
              className={css.logout}
              onClick={() => (isBusy ? setAsking(true) : logOut())}
            >
              {text.logout}
            </button>
          </div>
        </div>
      </nav>
      {asking && (
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
