import { wordsIn } from '@theni/content';
import { pageNames, pages } from '@theni/contract/site-map';
import { content } from '../config/content.ts';
import { site } from '../config/current-config.ts';
import { indexedPages } from '../web/src/page-addresses.ts';

/** What the pages of each language say. */
export const words = { en: wordsIn('en', content, site), ta: wordsIn('ta', content, site) };

/** The English pages that search engines list: those that visitors come to. */
export const publicPaths = indexedPages.map((name) => pages[name].path);

/** Of all pages that have one address; the one that says that there is none has any. */
export const pathsInBoth = pageNames
  .filter((name) => name !== 'notFound')
  .map((name) => pages[name].path);
