import type { Content } from '@theni/content';
import type { ContentIssue, ContentResponse } from '@theni/contract';
import { createContext, useContext } from 'react';
import type { Draft, DraftState } from '../fields/draft.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
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

/** Why the value at a path is not saved, or may not be public. */
export function useIssue(path: string): FieldIssue {
  const { state, lacks } = useWebsite();
  return { refusal: sentenceAt(path, state.issues), lack: sentenceAt(path, lacks) };
}
