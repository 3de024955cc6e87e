import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { PageName } from '../pages.ts';

export interface PageWords {
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
