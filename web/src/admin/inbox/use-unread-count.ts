import type { User } from 'firebase/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { countUnread } from './inbox-api.ts';

const ASK_EVERY_MS = 60_000;

/** One number for the inbox and the badge in the header, so that they never tell two stories. */
let unread: number | undefined;
const listeners = new Set<() => void>();

export function setUnreadCount(count: number): void {
  unread = Math.max(0, count);
  for (const listener of listeners) listener();
}

export function addToUnreadCount(difference: number): void {
  if (unread !== undefined) setUnreadCount(unread + difference);
}

/**
 * How many messages are unread, asked once a minute while the page is in view.
 * @param user undefined while nobody is signed in
 * @returns undefined until it is known
 */
export function useUnreadCount(user: User | undefined): number | undefined {
  useEffect(() => {
    if (!user) return;
    const signedIn = user;
    async function refresh(): Promise<void> {
      if (document.visibilityState === 'hidden') return;
      // Without an answer the last number stands.
      const count = await countUnread(signedIn).catch(() => undefined);
      if (count !== undefined) setUnreadCount(count);
    }
    refresh();
    const timer = setInterval(refresh, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [user]);
  return useSyncExternalStore(listen, () => unread);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
