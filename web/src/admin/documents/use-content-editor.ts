import type { Content } from '@theni/content';
import { completenessIssues, draftSchema } from '@theni/content/schema';
import type { ContentIssue, ContentResponse } from '@theni/contract';
import { createContext, useContext } from 'react';
import { call } from '../api/call.ts';
import { getContent } from './get-content.ts';
import { saveLocalDraft } from './local-draft.ts';
import { contentNames } from './sections.ts';
import { type Editor, type Opened, type Subject, useDraft, useNewEditor } from './use-editor.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

const content: Subject<Content> = {
  get: getContent,
  put: (Content, ifMatch) =>
    call('PUT /api/content', { body: { Content: { ...Content } }, ifMatch }) as Promise<
      ContentResponse<Content>
    >,
  keep: (changes) => saveLocalDraft(changes),
  schema: draftSchema,
  // That a value is still the sample is said when it is published.
  guard: (typed) => completenessIssues(typed, { isDemo: true }),
};

const NONE: ContentIssue[] = [];

export type OpenedContent = Opened<Content, ContentResponse<Content>>;

/** The site's content, and its publication. */
export function useContentEditor(opened: OpenedContent): {
  editor: Editor;
  publishing: Publishing;
} {
  const draft = useDraft(opened, content);
  const publishing = usePublishing(draft, opened.response);
  const editor = useNewEditor(draft, contentNames, publishing.outcome?.issues ?? NONE);
  return { editor, publishing };
}

export const PublishingContext = createContext<Publishing | undefined>(undefined);

export function usePublication(): Publishing {
  const publishing = useContext(PublishingContext);
  if (!publishing) throw new Error('This stands in the editor of the content only.');
  return publishing;
}
