import { createHash } from 'node:crypto';
import type { Language } from '@theni/contract/site-map';
import { pageNames, pages } from '@theni/contract/site-map';
import type { LayoutPageData } from '../src/layouts/layout-page-data.ts';
import { type AnyPage, adminPaths, layoutPath } from '../src/page-addresses.ts';

export interface PageOfDocument {
  name: AnyPage;
  /** The path of the English page. */
  path: string;
  language: Language;
  layout?: LayoutPageData;
}

/** A value for each page; the pages of the admin area share one, and so do those of layouts. */
export function byPage<Value>(make: (page: AnyPage) => Value): Record<AnyPage, Value> {
  const names: AnyPage[] = [...pageNames, 'admin', 'layout'];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<AnyPage, Value>;
}

/** The admin area is English, and rendered in the browser only. */
export function pagesIn(language: Language): PageOfDocument[] {
  const all = pageNames.map((name) => ({ name, path: pages[name].path, language }));
  if (language !== 'en') return all;
  return [...all, ...adminPaths.map((path) => ({ name: 'admin' as const, path, language }))];
}

export function pageOfLayout(layout: LayoutPageData, language: Language): PageOfDocument {
  return { name: 'layout', path: layoutPath(layout.slug), language, layout };
}

/** Hosting's `cleanUrls` find a page by this name of its file. */
export function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`;
}

/** The address of a file of data. It changes with the data, so browsers may keep the file. */
export function hashedAddress(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return `/assets/${name}.${hash}.json`;
}
