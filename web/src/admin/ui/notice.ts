import { useSyncExternalStore } from 'react';

/** What has just been done, and how it is taken back. */
export interface Notice {
  text: string;
  undo?: { label?: string; act: () => void };
  /** Gives the focus to what was at hand before, once it is dismissed. */
  back?: () => void;
}

let notice: Notice | undefined;
const listeners = new Set<() => void>();

/** Says it on whichever page of the admin area is open, in the place of what was said before. */
export function notify(next: Notice | undefined): void {
  notice = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NOTICE_ID = 'notice';

/** Where the notice is said; there is one on a page. */
export const noticePlace = { id: NOTICE_ID, tabIndex: -1, role: 'status' } as const;

/** For what had the focus and went with the change. */
export function focusNotice(): void {
  document.getElementById(NOTICE_ID)?.focus({ preventScroll: true });
}

export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, () => notice);
}
