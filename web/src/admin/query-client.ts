import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RejectedFileError, SessionEndedError } from './api/errors.ts';
import { noticeSessionEnd } from './session/session.ts';

/** The end of a session is no fault, nor is a file that is not taken: the page says so. */
function onError(what: string, error: unknown): void {
  const isNoFault = error instanceof SessionEndedError || error instanceof RejectedFileError;
  if (!isNoFault) console.error(what, error);
  noticeSessionEnd(error);
}

/**
 * What the API holds, as the admin area has read it. A failure is said where it occurs, with a
 * button to try again: nothing waits for the connection or is asked again unseen.
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
