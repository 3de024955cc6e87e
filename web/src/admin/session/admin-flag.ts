import { useSyncExternalStore } from 'react';

/**
 * The sign-in flag of the specification, §3 and §4. It opens the admin routes and is only a hint:
 * whoever sets it by hand sees pages without data.
 */
const KEY = 'adminuser';
const listeners = new Set<() => void>();

export function setAdminFlag(signedIn: boolean): void {
  if (signedIn) localStorage.setItem(KEY, 'true');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

export function useAdminFlag(): boolean {
  return useSyncExternalStore(
    listen,
    () => Boolean(localStorage.getItem(KEY)),
    () => false,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signs in or out.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
