import { adminText } from '../words.ts';
import css from './unread-badge.module.css';
import { useUnreadCounts } from './unread-count.ts';

/** The number of unread messages, spam left out, for the admin header; nothing while there are none. */
export function UnreadBadge({ signedIn }: { signedIn: boolean }) {
  const count = useUnreadCounts({ asking: signedIn })?.messages;
  if (!count) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{adminText.frame.unread(count)}</span>
    </span>
  );
}
