import { LANGUAGES, type Language } from '@theni/contract/limits';
import { englishPathOf, type PageContextValue, pageWords } from '../page-context.ts';
import { type AnyPage, indexedPages, pathIn } from '../pages.ts';

/** As BCP 47 and Open Graph name them. */
export const locales: Record<Language, { html: string; openGraph: string }> = {
  en: { html: 'en-IN', openGraph: 'en_IN' },
  ta: { html: 'ta-IN', openGraph: 'ta_IN' },
};

export interface DocumentHead {
  title: string;
  description: string;
  /** The page's address, and that of each language; absent where search engines may not have it. */
  links?: { canonical: string; alternates: Alternate[] };
}

interface Alternate {
  locale: string;
  href: string;
}

/**
 * What a page's head says, in its document and after a step to it.
 * @param origin of the site
 */
export function documentHead(
  context: PageContextValue,
  page: AnyPage,
  origin: string,
): DocumentHead {
  const { title, description } = pageWords(context, page);
  if (page === 'admin' || (page !== 'layout' && !indexedPages.includes(page)))
    return { title, description };
  const path = englishPathOf(context, page);
  const canonical = origin + pathIn(context.language, path);
  return { title, description, links: { canonical, alternates: alternates(origin, path) } };
}

/**
 * The page in each language, and for all other languages the English one, as every one of them
 * names it.
 */
export function alternates(origin: string, path: string): Alternate[] {
  return [
    ...LANGUAGES.map((language) => ({
      locale: locales[language].html,
      href: origin + pathIn(language, path),
    })),
    { locale: 'x-default', href: origin + path },
  ];
}
