import { useSyncExternalStore } from 'react';
import { guardedStorage } from '../guarded-storage.ts';

/** Specification §3 and §4. It is only a hint: who sets it by hand sees pages without data. */
const KEY = 'adminuser';
const storage = guardedStorage(() => localStorage);

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) storage.set(KEY, 'true');
  else storage.remove(KEY);
  // The browser tells other tabs alone.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listenToFlag, () => Boolean(storage.get(KEY)));
}

function listenToFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
