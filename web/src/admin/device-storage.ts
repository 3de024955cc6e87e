import { guardedStorage } from './guarded-storage.ts';

/** Entries that all tabs of this browser share. None of it throws. */
export interface DeviceStorage {
  keys(): string[];
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back with the key of what another tab has written or removed. */
  listen(listener: (key: string) => void): void;
}

/**
 * A browser that refuses `localStorage`, or has no room left, must still let the owner save. Such
 * values are in this tab alone, so whoever closes it before they are saved is asked.
 */
const { inThisTab, ...guarded } = guardedStorage(() => localStorage);

/** The browser's `localStorage`. */
export const storage: DeviceStorage = {
  ...guarded,

  set(key, value) {
    guarded.set(key, value);
    if (!inThisTab.has(key)) return;
    addEventListener('beforeunload', askBeforeClosing);
    // In the capture phase it runs before those of `listen`, which read the value.
    addEventListener('storage', forgetOlder, { capture: true });
  },

  listen(listener) {
    addEventListener('storage', ({ key }) => key !== null && listener(key));
  },
};

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (inThisTab.size > 0) event.preventDefault();
}

/** A value that another tab has written is newer than this tab's own. */
function forgetOlder({ key, newValue }: StorageEvent): void {
  if (key !== null && newValue !== null) inThisTab.delete(key);
}
