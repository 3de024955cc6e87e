import { pageNames, pages } from '@theni/contract/site-map';
import { indexedPages } from '../../web/src/page-addresses.ts';

/** The English pages that search engines list: those that visitors come to. */
export const publicPaths = indexedPages.map((name) => pages[name].path);

/**
 * Of all pages that stand in both languages, in English: one file says in both that there is no
 * page.
 */
export const pathsInBoth = pageNames
  .filter((name) => name !== 'notFound')
  .map((name) => pages[name].path);
