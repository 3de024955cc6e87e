/**
 * The browser's storage, and nothing of it throws. A browser may refuse storage, or have no room
 * left: what it does not take stands in this tab until the tab is closed.
 * @param open gives the browser's storage; reading it throws where storage is switched off
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

    set(key: string, text: string): void {
      inThisTab.delete(key);
      try {
        open().setItem(key, text);
      } catch (error) {
        console.warn('kept in this tab only', error);
        // Otherwise another tab would read the older text.
        lasting()?.removeItem(key);
        inThisTab.set(key, text);
      }
    },

    remove(key: string): void {
      inThisTab.delete(key);
      lasting()?.removeItem(key);
    },
  };
}
