import { queryOptions } from '@tanstack/react-query';
import { contentFields } from '@theni/content/schema';
import type { WebsiteResponse } from '@theni/contract';
import { call } from '../api/call.ts';
import type { SaveTarget } from './saver.ts';

export const websiteQuery = queryOptions({
  queryKey: ['website'],
  queryFn: () => call('GET /api/content'),
  // Another device may have changed the content, so a page reads it when it opens, and once only.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

export const websiteTarget: SaveTarget<WebsiteResponse> = {
  name: 'website',
  query: websiteQuery,
  patch: (changes, before, ifMatch) =>
    call('PATCH /api/content', { body: { changes, before }, ifMatch }),
  schemaAt: (path) => contentFields.get(path)?.schema,
  valueAt: (draft, path) => draft[path] ?? null,
};
