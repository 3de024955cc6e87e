/** The site is in these languages; a path without one of them is English. */
export const LANGUAGES = ['en', 'ta'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ta: 'Tamil' };

export interface Page {
  /** The path of the English page. */
  path: string;
  /** `service` is the list behind "Service". The footer has all of them. */
  menu?: 'main' | 'service' | 'footer';
  /** False keeps the page from search engines. */
  indexed?: boolean;
}

/** Every public page, in the order of the menus. `routes.tsx` has their components. */
export const pages = {
  home: { path: '/', menu: 'main' },
  about: { path: '/about-us', menu: 'main' },
  plots: { path: '/service-plots', menu: 'service' },
  construction: { path: '/service-construction', menu: 'service' },
  roadWork: { path: '/service-roadwork', menu: 'service' },
  gallery: { path: '/gallery', menu: 'main' },
  contact: { path: '/contact-us', menu: 'main' },
  layouts: { path: '/layouts', menu: 'footer' },
  privacy: { path: '/privacy', menu: 'footer', indexed: false },
  messageSent: { path: '/contact-us/sent', indexed: false },
  messageFailed: { path: '/contact-us/failed', indexed: false },
  notFound: { path: '/404', indexed: false },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** '/about-us' → '/ta/about-us' */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}

/** '/ta/about-us' → '/about-us' */
export function englishPath(pathname: string): string {
  return pathname.replace(/^\/ta(?=\/|$)/, '') || '/';
}
