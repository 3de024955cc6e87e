import type { BreadcrumbList, Graph, RealEstateAgent } from 'schema-dts';
import { site } from '../../config/chosen.ts';
import { type Page, pages } from '../src/content/pages.ts';

/** JSON-LD for search engines. */
export function structuredData(page: Page): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [company(), breadcrumbs(page)],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function company(): RealEstateAgent {
  const { address, geo } = site;
  const agent = {
    '@type': 'RealEstateAgent',
    '@id': `${site.url}/#company`,
    name: site.name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    image: `${site.url}/cards/home.jpg`,
    telephone: site.phones,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...geo },
    openingHours: site.openingHours,
    areaServed: { '@type': 'AdministrativeArea', name: 'Theni district' },
    sameAs: Object.values(site.social),
  } satisfies RealEstateAgent;
  // Both types have the same properties here; the library's types name only one at a time.
  const types = ['RealEstateAgent', 'GeneralContractor'] as unknown as 'RealEstateAgent';
  return { ...agent, '@type': types };
}

function breadcrumbs(page: Page): BreadcrumbList {
  const trail = page.path === '/' ? [pages.home] : [pages.home, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}
