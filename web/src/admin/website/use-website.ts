import type { Content } from '@theni/content';
import type { ContentIssue, ContentResponse } from '@theni/contract';
import { createContext, useContext } from 'react';
import type { Draft, DraftState } from '../fields/draft.ts';
import type { Publishing } from './use-publishing.ts';

interface Website {
  draft: Draft<ContentResponse>;
  state: DraftState<ContentResponse>;
  publishing: Publishing;
  /** What the pages say with all changes. */
  content: Content;
  /** What keeps it from being public. */
  lacks: ContentIssue[];
}

export const WebsiteContext = createContext<Website | undefined>(undefined);

export function useWebsite(): Website {
  const website = useContext(WebsiteContext);
  if (!website) throw new Error('This stands in the editor of the website only.');
  return website;
}

/** Why the value at a path is not saved (`refusal`), or may not be public (`lack`), as a sentence. */
export function useIssue(path: string): { refusal?: string; lack?: string } {
  const { state, lacks } = useWebsite();
  const messageIn = (issues: ContentIssue[]) => {
    const { message } = issues.find((issue) => issue.path === path) ?? {};
    return message && message.slice(0, 1).toUpperCase() + message.slice(1);
  };
  const [refusal, lack] = [messageIn(state.issues), messageIn(lacks)];
  return { ...(refusal && { refusal }), ...(lack && { lack }) };
}
