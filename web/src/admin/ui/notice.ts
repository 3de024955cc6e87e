import { useSyncExternalStore } from 'react';

interface Notice {
  text: string;
  action?: { name: string; act: () => void };
}

let notice: Notice | undefined;
const listeners = new Set<() => void>();

export function notify(next: Notice | undefined): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** Does what the notice offers; a second tap finds nothing more to do. */
export function actOnNotice(): void {
  const { text = '', action } = notice ?? {};
  if (!action) return;
  notify({ text });
  action.act();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useNotice(): Notice | undefined {
  return useSyncExternalStore(subscribe, () => notice);
}

export const NOTICE_ID = 'notice';

export function focusNotice(): void {
  document.getElementById(NOTICE_ID)?.focus({ preventScroll: true });
}
