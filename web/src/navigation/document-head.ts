import { LANGUAGES, type Language, pathIn } from '@theni/contract/site-map';
import { englishPathOf, pageWords } from '../current-page.ts';
import { type AnyPage, indexedPages } from '../page-addresses.ts';
import type { PageContextValue } from '../page-context.ts';

/** The names of the languages in BCP 47 and in Open Graph. */
export const locales: Record<Language, { html: string; openGraph: string }> = {
  en: { html: 'en-IN', openGraph: 'en_IN' },
  ta: { html: 'ta-IN', openGraph: 'ta_IN' },
};

interface DocumentHead {
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
 * What a page's head says, whether the page was loaded or the visitor has turned to it.
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

/** The page in each language, and the English one for all other languages. */
export function alternates(origin: string, path: string): Alternate[] {
  return [
    ...LANGUAGES.map((language) => ({
      locale: locales[language].html,
      href: origin + pathIn(language, path),
    })),
    { locale: 'x-default', href: origin + path },
  ];
}

export function updateHead({ title, description, links }: DocumentHead): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const ofLastPage = 'link[rel=canonical], link[rel=alternate], meta[name=robots]';
  for (const element of document.querySelectorAll(ofLastPage)) element.remove();
  if (!links) {
    document.head.append(elementOf('meta', { name: 'robots', content: 'noindex' }));
    return;
  }
  document.head.append(
    elementOf('link', { rel: 'canonical', href: links.canonical }),
    ...links.alternates.map(({ locale, href }) =>
      elementOf('link', { rel: 'alternate', hreflang: locale, href }),
    ),
  );
}

function elementOf(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
