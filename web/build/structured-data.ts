import { AUTHORITY_ADDRESS } from '@theni/contract/government-sites';
import { pages, pathIn } from '@theni/contract/site-map';
import type { BreadcrumbList, Graph, RealEstateAgent, RealEstateListing } from 'schema-dts';
import { pageWords } from '../src/current-page.ts';
import type { LayoutPageData } from '../src/layouts/layout-page-data.ts';
import type { PageContextValue } from '../src/page-context.ts';
import type { PageOfDocument } from './documents.ts';
import { linkPictureAddress } from './link-pictures.ts';

/** JSON-LD for search engines. @param locale of the page, as BCP 47 names it */
export function structuredData(
  page: PageOfDocument,
  context: PageContextValue,
  locale: string,
  origin: string,
): string {
  const { layout } = page;
  const about = layout ? listing(layout, context, locale, origin) : company(context, origin);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [about, breadcrumbs(page, context, origin)],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function company({ words }: PageContextValue, origin: string): RealEstateAgent {
  const { address, geo, name, phones, email, openingHours, social } = words.company;
  return {
    // Both types have the same properties here; the library's types name only one at a time.
    '@type': ['RealEstateAgent', 'GeneralContractor'] as unknown as 'RealEstateAgent',
    '@id': `${origin}/#company`,
    name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    image: origin + linkPictureAddress(),
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
    sameAs: Object.values(social).filter(Boolean),
  };
}

/**
 * It names no count of available plots, because search engines would show it long after; its prices
 * leave out booked and sold plots.
 */
function listing(
  layout: LayoutPageData,
  { words }: PageContextValue,
  locale: string,
  origin: string,
): RealEstateListing {
  const { registration, geo, plots } = layout;
  // A held plot may be free again.
  const open = plots.filter(({ state }) => state === 'available' || state === 'held');
  const prices = open.flatMap(({ price }) => price ?? []);
  return {
    '@type': 'RealEstateListing',
    url: layout.address,
    name: layout.name,
    description: layout.description,
    inLanguage: locale,
    // The other pages say the rest of it: this document is the longest.
    provider: {
      '@type': 'Organization',
      '@id': `${origin}/#company`,
      name: words.company.name,
      url: origin,
      telephone: words.company.phones,
    },
    ...(registration.number && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: AUTHORITY_ADDRESS,
        value: registration.number,
      },
    }),
    contentLocation: {
      '@type': 'Place',
      name: layout.name,
      address: { '@type': 'PostalAddress', addressLocality: layout.place, addressCountry: 'IN' },
      ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    },
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'INR',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offeredBy: { '@id': `${origin}/#company` },
      },
    }),
  };
}

function breadcrumbs(
  { name, path, layout }: PageOfDocument,
  { language, words }: PageContextValue,
  origin: string,
): BreadcrumbList {
  const step = (key: 'home' | 'layouts') => ({ ...words.pages[key], ...pages[key] });
  const trail = [
    ...(name === 'home' ? [] : [step('home')]),
    ...(layout ? [step('layouts')] : []),
    { name: layout?.name ?? pageWords({ words }, name).name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: origin + pathIn(language, page.path),
    })),
  };
}
