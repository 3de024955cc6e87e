import { readFileSync } from 'node:fs';
import { shipped } from '@theni/content';
import { expect, test } from 'vitest';
import { SAMPLES_AS_OF, sampleLayouts } from '../../config/sample-layouts.ts';
import { shownLayout } from '../src/words/shown-layout.ts';
import { pageOfLayout } from './pages.ts';
import { withQrCodes } from './qr-code-files.ts';
import { editionOf } from './render-site.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://www.theni.example';
const build = { site: { url: ORIGIN, keepMessagesDays: 365 } };
const layouts = withQrCodes(
  sampleLayouts.map((sample) => ({ ...sample, AsOf: SAMPLES_AS_OF, Photos: [], Files: {} })),
);

/**
 * schema.org as the package has it, from which TypeScript cannot tell what stands in a spread
 * object.
 */
const types = readFileSync(new URL('schema.d.ts', import.meta.resolve('schema-dts')), 'utf8');
const vocabulary = new Map(
  Array.from(
    types.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms),
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.match(/\w+/g) ?? [],
        properties: Array.from(body.matchAll(/^ {4}"(\w+)"\??:/gm), ([, property]) => property),
      },
    ],
  ),
);

function knows(type: string, property: string): boolean {
  const found = vocabulary.get(type);
  if (!found) return false;
  return found.properties.includes(property) || found.parents.some((one) => knows(one, property));
}

/** 'Place.nam': types and properties that schema.org does not have. */
function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  const types = [(value as { '@type'?: string })['@type'] ?? []].flat();
  const properties = Object.keys(value).filter((key) => !key.startsWith('@'));
  const unknown = properties.filter((key) => !types.some((type) => knows(`${type}Leaf`, key)));
  return [
    ...unknown.map((key) => `${types.join('/')}.${key}`),
    ...Object.values(value).flatMap(unknownTerms),
  ];
}

test.each(['en', 'ta'] as const)(
  'schema.org has each type and property that search engines are told, in %s',
  (language) => {
    const edition = editionOf(language, shipped, layouts, build);
    const shown = layouts.map((each) => shownLayout(each, shipped, language, ORIGIN));
    const pages = [
      { name: 'layouts' as const, path: '/layouts', language },
      ...shown.map((layout) => pageOfLayout(layout, language)),
    ];
    for (const page of pages) {
      const graph = JSON.parse(structuredData(page, edition, `${language}-IN`, ORIGIN))['@graph'];
      expect(graph).toHaveLength('layout' in page ? 2 : 3);
      expect(unknownTerms(graph)).toEqual([]);
    }
    const wrong = { '@type': 'RealEstateListing', offers: { '@type': 'Ofer', price: 1 }, geo: {} };
    expect(unknownTerms(wrong)).toEqual(['RealEstateListing.geo', 'Ofer.price']);
  },
);
