import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Lead, LeadPage } from '@theni/contract';
import { dayOf } from '@theni/contract/times';
import { call } from '../api/call.ts';

export type ListedFolder = 'open' | 'all' | 'spam';

export interface LoadedPage extends LeadPage {
  /** Ids of those that were new when they were loaded: nothing moves under the thumb. */
  newToday: string[];
}

export const leadsQuery = (folder: ListedFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', folder, search],
    queryFn: async ({ pageParam }): Promise<LoadedPage> => {
      const query = { folder, ...(search && { search }), ...(pageParam && { before: pageParam }) };
      const page = await call('GET /api/messages', { query });
      const isNew = ({ stage, createdAt }: Lead) =>
        stage === 'new' && dayOf(new Date(createdAt)) === dayOf(new Date());
      return { ...page, newToday: page.messages.filter(isNew).map(({ id }) => id) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // After the first page all would be asked for again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => call('GET /api/messages/:id', { params: { id } }),
  });

export const earlierQuery = (id: string) =>
  queryOptions({
    // Not one of `leads`: of who has been forgotten it is not to be asked for again.
    queryKey: ['earlier messages', id],
    queryFn: () => call('GET /api/messages/:id/earlier', { params: { id } }),
  });
