import { useSyncExternalStore } from 'react';

/** What has just been done, and how it is taken back. */
export interface Notice {
  text: string;
  undo?: { label?: string; act: () => void };
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

export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, () => notice);
}

export const NOTICE_ID = 'notice';

/** For what had the focus and went with the change. */
export function focusNotice(): void {
  document.getElementById(NOTICE_ID)?.focus({ preventScroll: true });
}
