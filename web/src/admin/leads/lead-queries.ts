import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Lead, LeadPage } from '@theni/contract';
import type { LEAD_LISTS } from '@theni/contract/lead-stages';
import { dayOf } from '@theni/contract/times';
import { call } from '../api/call.ts';
import { queryClient } from '../query-client.ts';

export type LeadListName = (typeof LEAD_LISTS)[number];

export interface LoadedPage extends LeadPage {
  /**
   * Ids of leads that were new when the page was loaded. They keep their group when their stage
   * changes, so that nothing moves under the thumb.
   */
  newToday: string[];
}

export const leadsQuery = (name: LeadListName, search: string) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'list', name, search],
    queryFn: async ({ pageParam }): Promise<LoadedPage> => {
      const query = {
        list: name,
        ...(search && { search }),
        ...(pageParam && { before: pageParam }),
      };
      const page = await call('GET /api/messages', { query });
      const isNew = ({ stage, createdAt }: Lead) =>
        stage === 'new' && dayOf(new Date(createdAt)) === dayOf(new Date());
      return { ...page, newToday: page.messages.filter(isNew).map(({ id }) => id) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // A list of several pages would ask for all of them again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', 'one', id],
    queryFn: () => call('GET /api/messages/:id', { params: { id } }),
  });

export const earlierQuery = (id: string) =>
  queryOptions({
    // Not under `leads`, because `reloadLeads` would ask in vain for the messages of a person who
    // was just forgotten.
    queryKey: ['earlier messages', id],
    queryFn: () => call('GET /api/messages/:id/earlier', { params: { id } }),
  });

/** Reads every lead that is shown again, after some were deleted for good. */
export function reloadLeads(): void {
  queryClient.invalidateQueries({ queryKey: ['leads'] });
}

export const leadsFailed = (reason: string) => `The leads could not be loaded. ${reason}`;
