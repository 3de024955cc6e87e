import { useSyncExternalStore } from 'react';

/** Specification §3 and §4. It is only a hint: whoever sets it by hand sees pages without data. */
const KEY = 'adminuser';

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
  // Other tabs get one from the browser.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listen, () => Boolean(localStorage.getItem(KEY)));
}

function listen(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
