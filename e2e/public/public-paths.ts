import { pageNames, pages } from '@theni/contract/site-map';
import { indexedPages } from '../../web/src/page-addresses.ts';

/** The English pages that search engines list: those that visitors come to. */
export const publicPaths = indexedPages.map((name) => pages[name].path);

/** Of all pages that have one address; the one that says that there is none has any. */
export const pathsInBoth = pageNames
  .filter((name) => name !== 'notFound')
  .map((name) => pages[name].path);
