import type { User } from 'firebase/auth';
import { inboxText } from '../../content/inbox.ts';
import css from './unread-badge.module.css';
import { useUnreadCounts } from './use-unread-count.ts';

/** The number of unread messages, spam left out, for the admin header; nothing while there are none. */
export function UnreadBadge({ user }: { user: User | undefined }) {
  const count = useUnreadCounts(user)?.messages;
  if (!count) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{inboxText.unreadCount(count)}</span>
    </span>
  );
}
