import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: () => call('GET /api/content'),
  // Another device may have changed it since: it is asked for when a page opens, and then stays.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
