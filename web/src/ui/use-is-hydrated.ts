import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while React hydrates the document; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
