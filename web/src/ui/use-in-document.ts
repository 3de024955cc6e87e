import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** True on the server and while React takes over what came in the document, false for what it renders itself. */
export function useInDocument(): boolean {
  return useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
}
