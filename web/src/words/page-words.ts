import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import { useLocation } from 'react-router-dom';
import { type PageName, pageAt } from '../pages.ts';
import { useWords } from './words.ts';

interface PageWords {
  /** As the menu, the breadcrumb and the WhatsApp greeting call it. */
  name: string;
  /** What search engines, link previews and the browser's tab say about it. */
  title: string;
  description: string;
}

const admin: PageWords = { name: 'Admin', title: 'Admin', description: 'Admin area.' };

export function pageWords(words: Words, page: PageName | 'admin'): PageWords {
  const { name, title, description } = page === 'admin' ? admin : words.pages[page];
  const company = words.company.name;
  return { name, title: fill(words.pageTitle, { page: title, company }), description };
}

/** Of the page that the visitor is on. */
export function usePageWords(): PageWords {
  return pageWords(useWords(), pageAt(useLocation().pathname));
}
