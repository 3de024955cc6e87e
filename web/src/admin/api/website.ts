import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const websiteQuery = queryOptions({
  queryKey: ['website'],
  queryFn: () => call('GET /api/content'),
  // Another device may have changed the content, so a page reads it when it opens, and once only.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
