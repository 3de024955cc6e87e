import type { Language } from '@theni/contract/limits';

export interface Page {
  /** Of the English page; `pathIn` has the others. */
  path: string;
  /** Where the menus have it: `service` is the list behind "Service". The footer has all of them. */
  menu?: 'main' | 'service' | 'footer';
  /** Whether search engines may have it, and the sitemap lists it. They may, where nothing is said. */
  indexed?: boolean;
}

/** Every page for visitors, in the order of the menus. `routes.tsx` says what stands on each, `content/pages.ts` what it is called. */
export const pages = {
  home: { path: '/', menu: 'main' },
  about: { path: '/about-us', menu: 'main' },
  plots: { path: '/service-plots', menu: 'service' },
  construction: { path: '/service-construction', menu: 'service' },
  roadWork: { path: '/service-roadwork', menu: 'service' },
  gallery: { path: '/gallery', menu: 'main' },
  contact: { path: '/contact-us', menu: 'main' },
  projects: { path: '/projects', menu: 'footer' },
  privacy: { path: '/privacy', menu: 'footer', indexed: false },
  messageSent: { path: '/contact-us/sent', indexed: false },
  messageFailed: { path: '/contact-us/failed', indexed: false },
  notFound: { path: '/404', indexed: false },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** With those that are made of other things than words: the admin area, and the page of each project. */
export type AnyPage = PageName | 'admin' | 'project';

export const pageNames = Object.keys(pages) as PageName[];

const pageOf = (name: PageName): Page => pages[name];

/** Those that search engines list. */
export const indexedPages = pageNames.filter((name) => pageOf(name).indexed !== false);

export const footerPages = pageNames.filter((name) => pageOf(name).menu);

export const servicePages = pageNames.filter((name) => pageOf(name).menu === 'service');

/** The services are one entry, where the first of them stands. */
export const mainMenu: (PageName | PageName[])[] = pageNames.flatMap((name) => {
  if (pageOf(name).menu === 'main') return [name];
  return name === servicePages[0] ? [servicePages] : [];
});

/** Exactly these paths lead to the admin area; what stands there decides the sign-in. */
export const adminPaths = [
  '/admin/auth',
  '/admin/profile',
  '/admin/dashboard',
  '/admin/content',
  '/admin/projects',
  '/admin-panel',
];

export function isAdminPath(path: string): boolean {
  return adminPaths.includes(path);
}

/** The page at a path of the router, or the one that says that there is none. */
export function pageAt(path: string): PageName | 'admin' {
  const bare = path.replace(/(.)\/+$/, '$1');
  if (isAdminPath(bare)) return 'admin';
  return pageNames.find((name) => pages[name].path === bare) ?? 'notFound';
}

export function projectPath(slug: string): string {
  return `${pages.projects.path}/${slug}`;
}

/** Its data come with its document, so links load it. */
export function isProjectPath(path: string): boolean {
  return path.startsWith(`${pages.projects.path}/`);
}

/** '/ta/about-us' → '/about-us', the path of the router */
export function routerPath(pathname: string): string {
  return pathname.replace(/^\/ta(?=\/|$)/, '') || '/';
}

/** '/about-us' → '/ta/about-us' */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}
