import { contentFields } from '@theni/content/schema';
import type { ContentResponse } from '@theni/contract';
import { call } from '../api/call.ts';
import { contentQuery } from '../api/content.ts';
import type { DraftSource } from '../editor/draft.ts';

export const websiteDraftSource: DraftSource<ContentResponse> = {
  name: 'website',
  query: contentQuery,
  patch: (changes) => call('PATCH /api/content', { body: { changes } }),
  schemaAt: (path) => contentFields.get(path)?.schema,
};
