import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False on the server and while React takes over what came in the document; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
