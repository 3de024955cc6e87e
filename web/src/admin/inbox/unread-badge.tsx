import type { User } from 'firebase/auth';
import { inboxText } from '../../content/inbox.ts';
import css from './unread-badge.module.css';
import { useUnreadCount } from './use-unread-count.ts';

/** The number of unread messages, for the admin header; nothing while there are none. */
export function UnreadBadge({ user }: { user: User | undefined }) {
  const count = useUnreadCount(user);
  if (!count) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{inboxText.unreadCount(count)}</span>
    </span>
  );
}
