import type { InboxMessage } from '@theni/contract';
import type { User } from 'firebase/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { isSpam } from './find-messages.ts';
import { countUnread, type UnreadCounts } from './inbox-api.ts';

const ASK_EVERY_MS = 60_000;

/** One pair of numbers for the inbox and the badge in the header, so that they never tell two stories. */
let unread: UnreadCounts | undefined;
const listeners = new Set<() => void>();

export function setUnreadCounts(counts: UnreadCounts): void {
  unread = { messages: Math.max(0, counts.messages), spam: Math.max(0, counts.spam) };
  for (const listener of listeners) listener();
}

/** A message that the admin has changed; `after` is undefined when it is deleted. */
export function countChange(before: InboxMessage, after?: InboxMessage): void {
  if (!unread) return;
  const counts = { ...unread };
  if (!before.Read) counts[isSpam(before) ? 'spam' : 'messages'] -= 1;
  if (after && !after.Read) counts[isSpam(after) ? 'spam' : 'messages'] += 1;
  setUnreadCounts(counts);
}

/**
 * How many messages and how much spam are unread, asked once a minute while the page is in view.
 * @param user undefined while nobody is signed in
 * @returns undefined until it is known
 */
export function useUnreadCounts(user: User | undefined): UnreadCounts | undefined {
  useEffect(() => {
    if (!user) return;
    const signedIn = user;
    async function refresh(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      // Without an answer the last number stands.
      const counts = await countUnread(signedIn).catch(() => undefined);
      if (counts) setUnreadCounts(counts);
    }
    refresh();
    const timer = setInterval(refresh, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [user]);
  return useShownUnreadCounts();
}

/** The same without asking: the admin header does that on every page. */
export function useShownUnreadCounts(): UnreadCounts | undefined {
  return useSyncExternalStore(listen, () => unread);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
