import type { Content } from '@theni/content';
import type { ValueIssue, WebsiteResponse } from '@theni/contract';
import { createContext, useContext } from 'react';
import type { DraftState, Saver } from '../editor/saver.ts';
import type { Publishing } from './use-publishing.ts';
import type { Unpublished } from './use-unpublished.ts';

interface Website {
  saver: Saver;
  state: DraftState<WebsiteResponse>;
  publishing: Publishing;
  unpublished: Unpublished;
  content: Content;
  /** What keeps the draft from being published. */
  toCorrect: ValueIssue[];
  /** Paths of the values that are still the sample; none once the site is published. */
  samples: string[];
}

export const WebsiteContext = createContext<Website | undefined>(undefined);

export function useWebsite(): Website {
  const website = useContext(WebsiteContext);
  if (!website) throw new Error('This stands in the editor of the website only.');
  return website;
}
