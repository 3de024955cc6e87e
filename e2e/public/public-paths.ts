import { indexedPages } from '../../web/src/content/pages.ts';

/** Of the pages that search engines list: those that visitors come to. */
export const publicPaths = indexedPages.map(({ path }) => path);
