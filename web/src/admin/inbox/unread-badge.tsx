import { useUnreadCounts } from './inbox-queries.ts';
import { inboxText } from './inbox-words.ts';
import css from './unread-badge.module.css';

/** The number of unread messages, spam left out, for the admin header; nothing while there are none. */
export function UnreadBadge({ signedIn }: { signedIn: boolean }) {
  const count = useUnreadCounts({ asking: signedIn })?.messages;
  if (!count) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{inboxText.unreadCount(count)}</span>
    </span>
  );
}
