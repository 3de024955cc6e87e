import { type Page, type PageName, pageNames, pages } from '@theni/contract/site-map';

/** Every page, also the admin area and the pages of layouts, which are not made of words alone. */
export type AnyPage = PageName | 'admin' | 'layout';

const pagesByName: Record<PageName, Page> = pages;

/** The pages that search engines list. */
export const indexedPages = pageNames.filter((name) => pagesByName[name].indexed !== false);

export const footerPages = pageNames.filter((name) => pagesByName[name].menu);

export const servicePages = pageNames.filter((name) => pagesByName[name].menu === 'service');

/** All service pages are one entry, in the position of the first. */
export const mainMenu: (PageName | PageName[])[] = pageNames.flatMap((name) => {
  if (pagesByName[name].menu === 'main') return [name];
  return name === servicePages[0] ? [servicePages] : [];
});

/**
 * Exactly these paths lead to the admin area; `admin/index.tsx` says what stands on each, and for
 * whom.
 */
export const adminPaths = [
  '/admin/auth',
  '/admin/profile',
  '/admin/dashboard',
  '/admin/website',
  '/admin/layouts',
  '/admin/help',
  '/admin-panel',
] as const;
export type AdminPath = (typeof adminPaths)[number];

export function isAdminPath(path: string): path is AdminPath {
  return (adminPaths as readonly string[]).includes(path);
}

/** The page at a path of the router, or the one that says that there is none. */
export function pageAt(path: string): PageName | 'admin' {
  const bare = path.replace(/(.)\/+$/, '$1');
  if (isAdminPath(bare)) return 'admin';
  return pageNames.find((name) => pages[name].path === bare) ?? 'notFound';
}

export function layoutPath(slug: string): string {
  return `${pages.layouts.path}/${slug}`;
}

/** Links load such a page, because its data come with its document. */
export function isLayoutPath(path: string): boolean {
  return path.startsWith(`${pages.layouts.path}/`);
}
