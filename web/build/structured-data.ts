import type { BreadcrumbList, Graph, RealEstateAgent, WebPage } from 'schema-dts';
import { site } from '../../config/chosen.ts';
import { type PageName, pages, pathIn } from '../src/pages.ts';
import { pageWords } from '../src/words/page-words.ts';
import type { Edition } from '../src/words/words.ts';
import { openGraphAddress } from './open-graph-images.ts';

/** JSON-LD for search engines. @param locale of the page, as BCP 47 names it */
export function structuredData(page: PageName, edition: Edition, locale: string): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [company(edition), webPage(page, edition, locale), breadcrumbs(page, edition)],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function webPage(page: PageName, { language, words }: Edition, locale: string): WebPage {
  const { title, description } = pageWords(words, page);
  return {
    '@type': 'WebPage',
    url: site.url + pathIn(language, pages[page].path),
    name: title,
    description,
    inLanguage: locale,
    about: { '@id': `${site.url}/#company` },
  };
}

function company({ language, words }: Edition): RealEstateAgent {
  const { address, geo, name, phones, email, openingHours, social } = words.company;
  const agent = {
    '@type': 'RealEstateAgent',
    '@id': `${site.url}/#company`,
    name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    image: site.url + openGraphAddress('home', language),
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

function breadcrumbs(page: PageName, { language, words }: Edition): BreadcrumbList {
  const trail: PageName[] = page === 'home' ? ['home'] : ['home', page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words.pages[name].name,
      item: site.url + pathIn(language, pages[name].path),
    })),
  };
}
