import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionEndedError } from './api/errors.ts';
import { noticeSessionEnd } from './session/session.ts';

interface Meta extends Record<string, unknown> {
  /** What the console says when it fails. */
  failure?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta;
    mutationMeta: Meta;
  }
}

function onError(error: unknown, { meta }: { meta?: Meta | undefined }): void {
  if (meta?.failure && !(error instanceof SessionEndedError)) console.error(meta.failure, error);
  noticeSessionEnd(error);
}

/**
 * What the API holds, as the admin area has read it. A failure is said at once, where it occurs, with a button to try
 * again: nothing waits for the connection or is asked again unseen.
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
  queryCache: new QueryCache({ onError: (error, query) => onError(error, query) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _onMutateResult, mutation) => onError(error, mutation),
  }),
});
