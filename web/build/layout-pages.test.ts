import { createHash } from 'node:crypto';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { shipped } from '@theni/content';
import type { PublishedLayout } from '@theni/contract';
import { LANGUAGES, pathIn } from '@theni/contract/site-map';
import { beforeAll, expect, test } from 'vitest';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plan.ts';
import { sampleItem } from '../../functions/test/samples.ts';
import { budgets } from '../budgets.ts';
import { render } from '../src/entry-server.tsx';
import { layoutPageData } from '../src/layouts/layout-page-data.ts';
import { renderDocument } from './document.ts';
import { pageOfLayout } from './documents.ts';
import { publishedSamples } from './published-samples.ts';
import { formCFile } from './qr-code-files.ts';
import { pageContextOf } from './render-site.ts';
import { ORIGIN, publishedOf, testBuild } from './test/test-build.ts';

const [sample] = sampleLayouts;
const { fields } = sample;

const [withPhotos] = publishedSamples().layouts;
const published: PublishedLayout = { ...publishedOf(sample), files: withPhotos?.files ?? {} };

/** As large as they are (`npm run build` says how large), and nothing that could be compressed. */
const STYLES = Buffer.concat(
  Array.from({ length: 100 }, (_, index) => createHash('sha512').update(`${index}`).digest()),
)
  .subarray(0, 6.2 * 1024)
  .toString('latin1')
  .replaceAll('<', '');

const build = testBuild({
  layout: {
    scripts: [],
    styles: { text: STYLES, inline: [], deferred: ['/assets/plots.css'] },
  },
});

async function renderPage(layout: PublishedLayout, language: 'en' | 'ta' = 'en'): Promise<string> {
  const context = pageContextOf(language, shipped, [layout], build);
  const qr = formCFile(layout.fields)?.address;
  const shown = layoutPageData({ ...layout, qr }, shipped, language, ORIGIN);
  const page = pageOfLayout(shown, language);
  const ofLayout = { ...context, layout: shown };
  const body = await render(page.path, ofLayout);
  return renderDocument({
    page,
    context: ofLayout,
    wordsFile: '/w.json',
    layoutFile: '/p.json',
    body,
    build,
  });
}

const pages = { en: '', ta: '' };
beforeAll(async () => {
  pages.en = await renderPage(published);
  pages.ta = await renderPage(published, 'ta');
});

test('what is printed alone is not asked for before what visitors see', () => {
  expect(pages.en).toMatch(/<img [^>]*width="76"/);
  expect(pages.en).not.toMatch(/<link rel="preload"[^>]* as="image"/);
});

function dataOf(page: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json)['@graph'];
}

test.each(['en', 'ta'] as const)(
  'the page of a layout is whole without script, in %s',
  (language) => {
    const page = pages[language];
    const { numbers, village, taluk } = fields.survey;
    for (const text of [
      fields.name[language],
      fields.description[language],
      fields.promoter.name[language],
      fields.promoter.address[language],
      fields.directions[language],
      ...fields.amenities.map((amenity) => amenity[language]),
      ...fields.distances.map(({ to }) => to[language]),
      fields.roads[language],
      fields.approval.authority,
      fields.approval.number,
      ...['56,200', '129'],
      ...{ en: ['10 June 2025', '18 August 2025'], ta: ['10 ஜூன், 2025', '18 ஆகஸ்ட், 2025'] }[
        language
      ],
      'rera.tn.gov.in',
      fields.registration.number,
      numbers,
      village[language],
      taluk[language],
      `href="${fields.registration.page}"`,
      'href="https://tnreginet.gov.in"',
      'href="https://eservices.tn.gov.in"',
      'data-layout-data="/p.json"',
      `hrefLang="${language === 'en' ? 'ta' : 'en'}-IN"`,
      `href="${pathIn(language === 'en' ? 'ta' : 'en', '/layouts/sample-garden')}"`,
    ])
      expect(page).toContain(text);
  },
);

test('number, authority and promoter stand on the page, in its description and on each printed sheet', () => {
  const { number } = fields.registration;
  for (const language of LANGUAGES) {
    const page = pages[language];
    const [, description] = /name="description" content="([^"]+)"/.exec(page) ?? [];
    expect(description).toContain(number);
    expect(description).toContain('rera.tn.gov.in');
    const { name, address } = fields.promoter;
    expect(description).toContain(`${name[language]}, ${address[language]}`);
    expect(description?.length).toBeLessThanOrEqual(170);
    expect(page.match(new RegExp(`${number} · rera.tn.gov.in`))).not.toBeNull();
    expect(page).toContain(`href="${fields.registration.formC}"`);
  }
});

test('table and plan have every plot with its state before any script runs, and what one can buy stands first', () => {
  const rows = [...pages.en.matchAll(/<tr [^>]*data-state="(\w+)">.*?<a [^>]*>([^<]+)<\/a>/gs)];
  const inTable = rows.map(([, state, number]) => `${number} ${state}`);
  expect(inTable.toSorted()).toEqual(
    sample.plots.map(({ number, state }) => `${number} ${state}`).toSorted(),
  );
  const available = sample.plots.filter(({ state }) => state === 'available').length;
  expect(inTable.findIndex((row) => !row.endsWith('available'))).toBe(available);
  expect(pages.en).toContain('aria-label="Plot 9: Sold"');
  expect(pages.en.match(/<polygon/g)).toHaveLength(sample.plots.length);
});

test('without script a layout’s page says how many plots there are, and not how many are available', () => {
  expect(pages.en).toContain('>Plots: 24<');
  expect(pages.en).not.toMatch(/>[^<]*\d available/);
});

test('a layout whose plots are not drawn does not speak of a plan to choose from, and one without any asks for no number', async () => {
  const { hint, states } = shipped.layoutPage.plots;
  const undrawn = structuredClone(published);
  for (const plot of undrawn.plots) plot.shape = '';
  expect(pages.en).toContain(hint.en);
  const page = await renderPage(undrawn);
  expect(page).not.toContain(hint.en);
  expect(page).not.toContain(`</svg>${states.available.en}`);
  expect(page).toContain('name="plot"');
  expect(await renderPage({ ...published, plots: [] })).not.toContain('name="plot"');
});

test('of the plots’ numbers those are stops of the Tab key which are not drawn on the plan', async () => {
  const odd = structuredClone(published);
  Object.assign(odd.plots[5] ?? {}, { number: 'A-17', shape: '' });
  const page = await renderPage(odd);
  const rows = [...page.matchAll(/<a href="#plot-[^"]+"( tabindex="-1")?>([^<]+)<\/a><\/th>/gi)];
  expect(rows.flatMap(([, isNoStop, number]) => (isNoStop ? [] : [number]))).toEqual(['A-17']);
});

test('a column of which no plot knows anything is left out, and so are papers that there are not', async () => {
  const { columns } = shipped.layoutPage.plots;
  const { papers, documents } = shipped.layoutPage;
  const few = structuredClone(published);
  few.fields.documents = [];
  few.fields.survey = { numbers: '', village: { en: '', ta: '' }, taluk: { en: '', ta: '' } };
  for (const plot of few.plots)
    Object.assign(plot, { facing: '', road: null, sides: '', park: false });
  const bare = await renderPage(few);
  for (const { en } of [
    columns.facing,
    columns.road,
    columns.sides,
    columns.park,
    papers.records,
    documents,
  ]) {
    expect(pages.en).toContain(`>${en}<`);
    expect(bare).not.toContain(`>${en}<`);
  }
});

test('search engines learn of number, place and prices, and nothing of free plots', () => {
  const [listing, breadcrumbs] = dataOf(pages.en);
  const prices = sample.plots.flatMap(({ state, price }) =>
    price === null || state === 'sold' || state === 'booked' ? [] : [price],
  );
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: `${ORIGIN}/layouts/sample-garden`,
    provider: { name: shipped.company.name.en, telephone: shipped.company.phones },
    identifier: { '@type': 'PropertyValue', value: fields.registration.number },
    contentLocation: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...fields.geo } },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
    },
  });
  expect(JSON.stringify(listing)).not.toMatch(/availab|sold|free|offerCount|InStock/i);
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Layouts',
    'Sample Garden',
  ]);
});

test('a link to a layout shows its own cover, a photo or else the plan, at its true size', async () => {
  const meta = (page: string, name: string) =>
    new RegExp(`property="og:image${name}" content="(.*?)"`).exec(page)?.[1];
  const [id = '', plan] =
    Object.entries(published.files).find(([, { kind }]) => kind === 'picture') ?? [];
  if (plan?.kind !== 'picture') throw new Error('The sample has no plan.');
  const reduced = { ...plan, variants: [{ Width: 1200, Url: '/assets/plan.webp' }] };
  const drawn = await renderPage({ ...published, files: { [id]: reduced } }, 'ta');
  expect(meta(drawn, '')).toBe(`${ORIGIN}/assets/plan.webp`);
  expect([meta(drawn, ':width'), meta(drawn, ':height')]).toEqual(['1200', '750']);

  const Variants = [960, 1280].map((Width) => ({ Width, Url: `https://x.example/${Width}.webp` }));
  const photo = sampleItem({ Width: 3000, Height: 4000, Variants });
  const shown = await renderPage({ ...published, photos: [photo] });
  expect(meta(shown, '')).toBe('https://x.example/1280.webp');
  expect([meta(shown, ':width'), meta(shown, ':height')]).toEqual(['1280', '1707']);

  const bare = await renderPage({ ...published, files: {} });
  expect(meta(bare, '')).toBe(`${ORIGIN}/cards/og-base.jpg`);
});

test('a layout without a number says why it needs none, and has no QR code', async () => {
  const exempt = structuredClone(published);
  Object.assign(exempt.fields.registration, {
    number: '',
    exemption: 'small',
    reason: { en: 'It measures 480 m².', ta: 'இதன் பரப்பு 480 ச.மீ.' },
  });
  const page = await renderPage(exempt);
  expect(page).toContain('It measures 480 m².');
  expect(page).not.toContain('QR code');
  const [listing] = dataOf(page);
  expect(listing['@type']).toBe('RealEstateListing');
  expect(listing.identifier).toBeUndefined();
});

test('a film without a picture of its own has a sign among the photos of its layout', async () => {
  const film = sampleItem({ FileType: 'video/mp4', FileUrl: 'https://films.example/a.mp4' });
  const page = await renderPage({ ...published, photos: [film] });
  expect(page).toMatch(/<img[^>]* src="data:image\/svg/);
  expect(page).not.toMatch(/<img[^>]* src="https:\/\/films\.example/);
});

test('with 500 plots the first screen comes with the first round trip, and all of it within its budget', async () => {
  const many = structuredClone(published);
  many.plots = Array.from({ length: 500 }, (_, index) => {
    const [x, y] = [(index % 25) * 61 + (index % 7), Math.floor(index / 25) * 47 + (index % 5)];
    return samplePlot({
      number: String(index + 1),
      squareFeet: 800 + ((index * 37) % 1601),
      facing: (['N', 'NE', 'E', 'SE'] as const)[index % 4] ?? 'N',
      road: 20 + (index % 5) * 5,
      price: 500_000 + ((index * 7919) % 900) * 1000,
      shape: `${x},${y} ${x + 58},${y + 1} ${x + 60},${y + 43} ${x + 2},${y + 44}`,
      state: (['available', 'held', 'booked', 'sold'] as const)[(index * 13) % 4] ?? 'sold',
    });
  });
  for (const language of ['en', 'ta'] as const) {
    const gzipped = gzipSync(await renderPage(many, language), { level: 9 });
    expect(gzipped.length / 1024).toBeLessThan(budgets.wholeDocument);
    const first = gunzipSync(gzipped.subarray(0, budgets.document * 1024), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString();
    const { facts } = shipped.layoutPage;
    const { number } = fields.registration;
    for (const text of [
      '</h1>',
      '>TNRERA ',
      ': 500<',
      '2,398',
      facts.heading[language],
      `${number.replaceAll('/', '/<wbr/>')}</strong>`,
    ])
      expect(first).toContain(text);
  }
});
