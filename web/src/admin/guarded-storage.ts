/**
 * A storage of the browser whose methods never throw. A browser may refuse storage, or have no room
 * left: what it does not take stays in this tab until the tab is closed.
 * @param open returns the browser's storage; it throws where storage is switched off
 */
export function guardedStorage(open: () => Storage) {
  const inThisTab = new Map<string, string>();

  function lasting(): Storage | undefined {
    try {
      return open();
    } catch {
      return undefined;
    }
  }

  return {
    inThisTab,

    keys: () => [...new Set([...Object.keys(lasting() ?? {}), ...inThisTab.keys()])],

    get: (key: string) => inThisTab.get(key) ?? lasting()?.getItem(key) ?? null,

    set(key: string, value: string): void {
      inThisTab.delete(key);
      try {
        open().setItem(key, value);
      } catch (error) {
        console.warn('kept in this tab only', error);
        // Otherwise another tab would read the older value.
        lasting()?.removeItem(key);
        inThisTab.set(key, value);
      }
    },

    remove(key: string): void {
      inThisTab.delete(key);
      lasting()?.removeItem(key);
    },
  };
}
