import type { Language } from '@theni/contract/limits';
import { adminPaths, type PageName, pageNames, pages } from '../src/pages.ts';

export interface PageOfDocument {
  name: PageName | 'admin';
  /** Of the English page. */
  path: string;
  language: Language;
}

/** The admin area is English and rendered in the browser only, and one file for both languages says that there is no page. */
export function pagesIn(language: Language): PageOfDocument[] {
  const all = pageNames.map((name) => ({ name, path: pages[name].path, language }));
  if (language !== 'en') return all.filter(({ name }) => name !== 'notFound');
  return [...all, ...adminPaths.map((path) => ({ name: 'admin' as const, path, language }))];
}

/** Named so that Hosting's clean addresses find it. */
export function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`;
}
