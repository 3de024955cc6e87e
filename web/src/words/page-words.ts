import type { Words } from '@theni/content';
import { fill } from '@theni/content/fill';
import type { AnyPage } from '../pages.ts';
import type { ShownLayout } from './shown-layout.ts';

export interface PageWords {
  /** As the menu, the breadcrumb and the WhatsApp greeting call it. */
  name: string;
  /** What search engines, link previews and the browser's tab say about it. */
  title: string;
  description: string;
}

const admin: PageWords = { name: 'Admin', title: 'Admin', description: 'Admin area.' };

/** @param shown the words of a language, and the layout of a layout's page */
export function pageWords(shown: { words: Words; layout?: ShownLayout }, page: AnyPage): PageWords {
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
