/** Entries that all tabs of this browser share. None of it throws. */
export interface DeviceStorage {
  keys(): string[];
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Calls back with the key of what another tab has written or removed. */
  listen(listener: (key: string) => void): void;
}

/**
 * A browser that refuses `localStorage`, or has no room left, must still let the owner save: what
 * it does not take stands here until it is saved, and whoever closes the tab before is asked.
 */
const inThisTab = new Map<string, string>();

/** The browser's `localStorage`. */
export const storage: DeviceStorage = {
  keys: () => [...new Set([...Object.keys(lasting() ?? {}), ...inThisTab.keys()])],

  get: (key) => inThisTab.get(key) ?? lasting()?.getItem(key) ?? null,

  set(key, text) {
    inThisTab.delete(key);
    try {
      localStorage.setItem(key, text);
    } catch (error) {
      console.warn('kept in this tab only', error);
      // Otherwise another tab would save the older value.
      lasting()?.removeItem(key);
      inThisTab.set(key, text);
      addEventListener('beforeunload', askBeforeClosing);
      addEventListener('storage', forgetOlder);
    }
  },

  remove(key) {
    inThisTab.delete(key);
    lasting()?.removeItem(key);
  },

  listen(listener) {
    addEventListener('storage', ({ key }) => key !== null && listener(key));
  },
};

/** Reading `localStorage` throws where storage is switched off. */
function lasting(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (inThisTab.size > 0) event.preventDefault();
}

/** A value that another tab has written is newer than this tab's own. */
function forgetOlder({ key, newValue }: StorageEvent): void {
  if (key !== null && newValue !== null) inThisTab.delete(key);
}
