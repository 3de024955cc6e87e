import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { LeadPage } from '@theni/contract';
import type { LEAD_LISTS } from '@theni/contract/lead-stages';
import { call } from '../api/call.ts';
import { queryClient } from '../query-client.ts';

export type LeadListName = (typeof LEAD_LISTS)[number];

export interface LoadedPage extends LeadPage {
  /**
   * Ids of leads that nobody had answered when the page was loaded. They keep their group when
   * their stage changes, so that nothing moves under the thumb.
   */
  unanswered: string[];
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
      const unanswered = page.messages.filter(({ stage }) => stage === 'new');
      return { ...page, unanswered: unanswered.map(({ id }) => id) };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
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

/**
 * Reads every lead that is shown again, after some were deleted for good. It ends when they are
 * gone from the page, or could not be read.
 */
export const reloadLeads = () => queryClient.invalidateQueries({ queryKey: ['leads'] });

export const leadsFailed = (reason: string) => `The leads could not be loaded. ${reason}`;
