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
      // Otherwise another tab would save the value of before.
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

/** To ask for it is an error where storage is switched off. */
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

/** What another tab has written since then is newer. */
function forgetOlder({ key, newValue }: StorageEvent): void {
  if (key !== null && newValue !== null) inThisTab.delete(key);
}
