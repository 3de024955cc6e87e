import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { Language } from '@theni/contract/languages';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutPageData } from './layouts/layout-page-data.ts';
import { type AnyPage, layoutPath, pageAt, pages } from './pages.ts';

export interface PageContextValue {
  language: Language;
  words: Words;
  /** On the page of a layout. */
  layout?: LayoutPageData;
  /** Addresses of the style sheets that the document links below its first screen. */
  deferredStyles?: string[];
  /** On the gallery's page: what answers boot.ts, which has asked for its first items. */
  firstItems?: Promise<Response>;
  /** Whether the admin looks at a page that is not public yet. */
  isPreview?: boolean;
  /**
   * In the preview: the path in the content of an object of the words, such as a picture
   * ('home.hero.picture').
   */
  contentPathOf?: (value: object) => string | undefined;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePageContext(): PageContextValue {
  const context = useContext(PageContext);
  if (!context) throw new Error('No words: the page stands outside of its PageContext.');
  return context;
}

export function useWords(): Words {
  return usePageContext().words;
}

export function usePage(): AnyPage {
  const { layout } = usePageContext();
  const { pathname } = useLocation();
  const bare = pathname.replace(/\/+$/, '');
  return layout && bare === layoutPath(layout.slug) ? 'layout' : pageAt(pathname);
}

export function englishPathOf(
  { layout }: PageContextValue,
  page: Exclude<AnyPage, 'admin'>,
): string {
  return page === 'layout' ? layoutPath(layout?.slug ?? '') : pages[page].path;
}

export function usePageWords(): PageWords {
  return pageWords(usePageContext(), usePage());
}

interface PageWords {
  /** The menu, the breadcrumb and the WhatsApp greeting call it so. */
  name: string;
  /** What search engines, link previews and the browser's tab say about it. */
  title: string;
  description: string;
}

const admin: PageWords = { name: 'Admin', title: 'Admin', description: 'Admin area.' };

export function pageWords(
  shown: { words: Words; layout?: LayoutPageData },
  page: AnyPage,
): PageWords {
  const { words, layout } = shown;
  const { name, title, description } = wordsOf(page);
  const company = words.company.name;
  return { name, title: fill(words.pageTitle, { page: title, company }), description };

  function wordsOf(any: AnyPage): PageWords {
    if (any === 'admin') return admin;
    if (any !== 'layout') return words.pages[any];
    return layout ?? words.pages.notFound;
  }
}
