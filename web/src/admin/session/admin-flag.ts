import { useSyncExternalStore } from 'react';
import { storage } from '../storage.ts';

/** Specification §3 and §4. The flag is only a hint: whoever sets it by hand sees no data. */
const KEY = 'adminuser';

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) storage.set(KEY, 'true');
  else storage.remove(KEY);
  // The browser sends this event to other tabs alone.
  dispatchEvent(new StorageEvent('storage'));
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(listenToFlag, () => Boolean(storage.get(KEY)));
}

function listenToFlag(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
