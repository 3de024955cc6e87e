import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import { pages } from '@theni/contract/site-map';
import { useLocation } from 'react-router-dom';
import type { LayoutPageData } from './layouts/layout-page-data.ts';
import { type AnyPage, layoutPath, pageAt } from './page-addresses.ts';
import { type PageContextValue, usePageContext } from './page-context.ts';

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
