import type { Content } from '@theni/content';
import type { ContentIssue, ContentResponse } from '@theni/contract';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { createContext, useContext } from 'react';
import { type PageName, pageNames } from '../../pages.ts';
import type { Draft, DraftState } from '../fields/draft.ts';
import { type FieldIssue, sentenceAt } from '../fields/line-field.tsx';
import type { Publishing } from './use-publishing.ts';

const ADDRESS = '/admin/content';
export const PUBLISH_ADDRESS = `${ADDRESS}?part=publish`;

/** What of the site is open in the editor; it stands in the address. */
export interface SitePlace {
  page: PageName;
  lang: Language;
  /** Paths of what is open in the sheet: one to be changed, or several to choose from. */
  edit: string[];
  /** What is searched for; undefined: there is no search. */
  find: string | undefined;
}

export function sitePlace(search: string): SitePlace {
  const query = new URLSearchParams(search);
  return {
    page: pageNames.find((name) => name === query.get('page')) ?? 'home',
    lang: LANGUAGES.find((language) => language === query.get('lang')) ?? 'en',
    edit: query.getAll('edit'),
    find: query.get('find') ?? undefined,
  };
}

export function siteAddress({ page = 'home', lang = 'en', edit = [], find }: Partial<SitePlace>) {
  const query = new URLSearchParams({ page, lang, ...(find !== undefined && { find }) });
  for (const path of edit) query.append('edit', path);
  return `${ADDRESS}?${query}`;
}

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
