import type { Content } from '@theni/content';
import { draftSchema } from '@theni/content/schema';
import type { ContentAnswer, ContentFault } from '@theni/contract';
import { createContext, useContext } from 'react';
import { getContent, putContent } from '../api/admin-api.ts';
import { keepChanges } from '../editor/kept-changes.ts';
import {
  type Editor,
  type Opened,
  type Subject,
  useDraft,
  useNewEditor,
} from '../editor/use-editor.ts';
import { elementName, labelAt, nameAt } from './sections.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

const names = { elementName, labelAt, nameAt };

const content: Subject<Content> = {
  get: getContent,
  put: putContent,
  keep: (changes) => keepChanges(changes),
  schema: draftSchema,
  names,
};

const NONE: ContentFault[] = [];

export type OpenedContent = Opened<Content, ContentAnswer<Content>>;

/** The form of the site's content, and its publication. */
export function useContentEditor(opened: OpenedContent): {
  editor: Editor;
  publishing: Publishing;
} {
  const drafted = useDraft(opened, content);
  const publishing = usePublishing(drafted.draft, opened.answer);
  const editor = useNewEditor(drafted, names, publishing.outcome?.faults ?? NONE);
  return { editor, publishing };
}

export const PublishingContext = createContext<Publishing | undefined>(undefined);

export function usePublication(): Publishing {
  const publishing = useContext(PublishingContext);
  if (!publishing) throw new Error('This stands in the editor of the content only.');
  return publishing;
}
