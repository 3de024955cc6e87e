import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RejectedFileError, SessionEndedError } from './api/errors.ts';

/** The end of a session is no fault, nor is a rejected file: the page tells the owner of both. */
function onError(what: string, error: unknown): void {
  const isNoFault = error instanceof SessionEndedError || error instanceof RejectedFileError;
  if (!isNoFault) console.error(what, error);
}

/**
 * What the server has said. A failed call is shown where it was made, with a button to try again:
 * so no call waits for the connection, and none is repeated unseen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({ onError: (error) => onError('data could not be loaded', error) }),
  mutationCache: new MutationCache({
    onError: (error) => onError('data could not be changed', error),
  }),
});
