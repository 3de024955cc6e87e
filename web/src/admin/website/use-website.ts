import type { Content } from '@theni/content';
import { contentFields } from '@theni/content/schema';
import type { ContentIssue, ContentResponse } from '@theni/contract';
import { createContext, useContext } from 'react';
import { call } from '../api/call.ts';
import { contentQuery } from '../api/content.ts';
import type { Draft, DraftDocument } from '../editor/draft.ts';
import type { DraftState } from '../editor/use-draft.ts';
import type { Publishing } from './publishing.ts';

interface Website {
  draft: Draft;
  state: DraftState<ContentResponse>;
  publishing: Publishing;
  content: Content;
  /** What keeps the draft from being published. */
  missing: ContentIssue[];
}

export const WebsiteContext = createContext<Website | undefined>(undefined);

export function useWebsite(): Website {
  const website = useContext(WebsiteContext);
  if (!website) throw new Error('This stands in the editor of the website only.');
  return website;
}

export const websiteDocument: DraftDocument<ContentResponse> = {
  name: 'website',
  query: contentQuery,
  patch: (changes) => call('PATCH /api/content', { body: { changes } }),
  rules: { schemaAt: (path) => contentFields.get(path)?.schema },
};
