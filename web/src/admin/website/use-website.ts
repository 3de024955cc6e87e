import type { Content } from '@theni/content';
import { contentFrom } from '@theni/content/changes';
import { completenessIssues } from '@theni/content/schema';
import type { ContentIssue } from '@theni/contract';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import { type Draft, type DraftState, valueAt } from './draft.ts';
import type { Publishing } from './use-publishing.ts';

interface Website {
  draft: Draft;
  state: DraftState;
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

/** A page with all its layouts does not hold up the typing. */
export function useContent({ changes }: DraftState): Pick<Website, 'content' | 'lacks'> {
  const shown = useDeferredValue(changes);
  return useMemo(() => {
    const content = contentFrom(shown);
    // That a value is still the sample is said when it is published.
    return { content, lacks: completenessIssues(content, { isDemo: true }) };
  }, [shown]);
}

/** What stands at a path of the draft. */
export function useValue(path: string): unknown {
  return valueAt(useWebsite().state.changes, path);
}

/** Why the server refuses the value at a path, as a sentence. */
export function useRefusal(path: string): string | undefined {
  return messageAt(path, useWebsite().state.issues);
}

/** What keeps the value at a path from being public, as a sentence. */
export function useLack(path: string): string | undefined {
  return messageAt(path, useWebsite().lacks);
}

function messageAt(path: string, issues: ContentIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}
