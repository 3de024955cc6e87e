import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Lead, LeadChange, LeadPage } from '@theni/contract';
import { call } from '../api/call.ts';

export type ListedFolder = 'open' | 'all' | 'spam';

export const leadsQuery = (folder: ListedFolder, search: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', folder, search],
    queryFn: ({ pageParam }) =>
      call('GET /api/messages', {
        query: { folder, ...(search && { search }), ...(pageParam && { before: pageParam }) },
      }),
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

export const countsQuery = queryOptions({
  queryKey: ['leads', 'counts'],
  queryFn: () => call('GET /api/messages/counts'),
});

/** The lead keeps its place until its list is loaded again: nothing moves under the thumb. */
export function useChangeLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: LeadChange | 'delete') => {
      const params = { id };
      if (change !== 'delete') return call('PATCH /api/messages/:id', { params, body: change });
      await call('DELETE /api/messages/:id', { params });
      return call('GET /api/messages/:id', { params });
    },
    onSuccess: (changed) => replace(client, changed),
  });
}

/** Reads a lead again that was changed together with its plot. */
export async function refreshLead(client: QueryClient, id: string): Promise<void> {
  replace(client, await call('GET /api/messages/:id', { params: { id } }));
}

function replace(client: QueryClient, changed: Lead): void {
  const swap = (leads: Lead[]) => leads.map((lead) => (lead.id === changed.id ? changed : lead));
  client.setQueriesData<InfiniteData<LeadPage>>(
    { queryKey: ['leads', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: swap(page.messages),
          ...(page.due && { due: swap(page.due) }),
        })),
      },
  );
  const { queryKey } = leadQuery(changed.id);
  client.setQueryData(queryKey, (lead) => lead && changed);
}
