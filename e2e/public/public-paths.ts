import type { Language } from '@theni/contract/limits';
import { indexedPages, pageNames, pages, pathIn } from '../../web/src/pages.ts';

/** Of the pages of a language that search engines list: those that visitors come to. */
export const publicPathsIn = (language: Language) =>
  indexedPages.map((name) => pathIn(language, pages[name].path));

/** Of the English pages. */
export const publicPaths = publicPathsIn('en');

/** Of all pages that stand in both languages, in English: one file says in both that there is no page. */
export const pathsInBoth = pageNames
  .filter((name) => name !== 'notFound')
  .map((name) => pages[name].path);
