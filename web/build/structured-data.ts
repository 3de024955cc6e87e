import type { BreadcrumbList, Graph, RealEstateAgent, WebPage } from 'schema-dts';
import { type PageName, pages, pathIn } from '../src/pages.ts';
import { pageWords } from '../src/words/page-words.ts';
import type { Edition } from '../src/words/words.ts';
import { openGraphAddress } from './open-graph-images.ts';

/** JSON-LD for search engines. @param locale of the page, as BCP 47 names it */
export function structuredData(
  page: PageName,
  edition: Edition,
  locale: string,
  origin: string,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      company(edition, origin),
      webPage(page, edition, locale, origin),
      breadcrumbs(page, edition, origin),
    ],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function webPage(
  page: PageName,
  { language, words }: Edition,
  locale: string,
  origin: string,
): WebPage {
  const { title, description } = pageWords(words, page);
  return {
    '@type': 'WebPage',
    url: origin + pathIn(language, pages[page].path),
    name: title,
    description,
    inLanguage: locale,
    about: { '@id': `${origin}/#company` },
  };
}

function company({ language, words }: Edition, origin: string): RealEstateAgent {
  const { address, geo, name, phones, email, openingHours, social } = words.company;
  const agent = {
    '@type': 'RealEstateAgent',
    '@id': `${origin}/#company`,
    name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    image: origin + openGraphAddress('home', language),
    telephone: phones,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...geo },
    openingHours,
    areaServed: { '@type': 'AdministrativeArea', name: words.company.area },
    sameAs: Object.values(social),
  } satisfies RealEstateAgent;
  // Both types have the same properties here; the library's types name only one at a time.
  const types = ['RealEstateAgent', 'GeneralContractor'] as unknown as 'RealEstateAgent';
  return { ...agent, '@type': types };
}

function breadcrumbs(page: PageName, { language, words }: Edition, origin: string): BreadcrumbList {
  const trail: PageName[] = page === 'home' ? ['home'] : ['home', page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words.pages[name].name,
      item: origin + pathIn(language, pages[name].path),
    })),
  };
}
