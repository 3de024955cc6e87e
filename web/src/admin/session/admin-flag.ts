import { useSyncExternalStore } from 'react';

/** Specification §3 and §4. It is only a hint: who sets it by hand sees pages without data. */
const KEY = 'adminuser';

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
  // The browser tells other tabs alone.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listenToFlag, () => Boolean(localStorage.getItem(KEY)));
}

function listenToFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
