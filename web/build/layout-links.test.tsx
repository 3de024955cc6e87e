import { shipped } from '@theni/content';
import type { Item, PublishedLayout } from '@theni/contract';
import { pathIn } from '@theni/contract/site-map';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plan.ts';
import { render } from '../src/entry-server.tsx';
import { LayoutLine } from '../src/layouts/layout-line.tsx';
import { layoutPageData } from '../src/layouts/layout-page-data.ts';
import { PlotActions, plotSummary } from '../src/layouts/page/plot-sheet.tsx';
import { PageContext } from '../src/page-context.ts';
import { formCFile } from './qr-code-files.ts';
import { pageContextOf } from './render-site.ts';
import { ORIGIN, publishedOf, testBuild } from './test/test-build.ts';

const build = testBuild({});
const published: [PublishedLayout, PublishedLayout] = [
  publishedOf(sampleLayouts[0]),
  publishedOf(sampleLayouts[1]),
];

/** What the law wants wherever a layout is shown. */
function expectPapers(html: string, { fields }: PublishedLayout, language: 'en' | 'ta') {
  const { registration, promoter } = fields;
  // In a narrow column it breaks after a stroke, never within "2025".
  expect(html.replaceAll('<wbr/>', '')).toContain(`${registration.number}, rera.tn.gov.in`);
  expect(html).toContain(registration.number.replaceAll('/', '/<wbr/>'));
  expect(html).toContain(`${promoter.name[language]}, ${promoter.address[language]}`);
  const code = `<img src="${formCFile(fields)?.address}"[^>]* alt="${shipped.layoutList.qr[language]}"`;
  expect(html).toMatch(new RegExp(code));
}

test.each(['/', '/service-plots', '/layouts'])(
  '%s leads to each layout, with its number, QR code, authority and promoter, and to all of them from its end',
  async (path) => {
    for (const language of ['en', 'ta'] as const) {
      const page = await render(path, pageContextOf(language, shipped, published, build));
      for (const layout of published) {
        expect(page).toContain(`href="${pathIn(language, `/layouts/${layout.slug}`)}"`);
        expectPapers(page, layout, language);
      }
      const footer = page.slice(page.indexOf('<footer'));
      expect(footer).toContain(`href="${pathIn(language, '/layouts')}"`);
    }
  },
);

test('visitors meet first what they can buy: home shows what is selling, the layouts’ page all', async () => {
  const [sample] = published;
  const statuses = ['completed', 'upcoming', 'sold-out', 'selling', 'selling'] as const;
  const many = statuses.map((status, at) => ({
    ...sample,
    slug: `sample-${at}`,
    fields: { ...sample.fields, status },
  }));
  const shown = async (path: string) => {
    const page = await render(path, pageContextOf('en', shipped, many, build));
    return [...page.matchAll(/<h3[^>]*><a [^>]*href="\/layouts\/sample-(\d)"/g)].map(
      ([, at]) => at,
    );
  };
  expect(await shown('/layouts')).toEqual(['3', '4', '1', '2', '0']);
  expect(await shown('/')).toEqual(['3', '4']);
});

test('a card shows the cover, the owner’s price with its day, the number of plots and the sizes of its layout, and asks on WhatsApp by its name', async () => {
  const [layout] = structuredClone(published);
  const photo = { Width: 1600, Height: 900, Variants: [{ Width: 640, Url: '/cover-640.webp' }] };
  layout.photos = [photo as Item];
  const page = await render('/layouts', pageContextOf('en', shipped, [layout], build));
  for (const text of [
    '/cover-640.webp 640w',
    '₹4.8\u00a0lakh a cent (as of 2 March 2026)',
    '>Plots: 24<',
    '980 to 2,025 sq ft',
    'Plan and plots',
    encodeURIComponent('Sample Garden, Theni'),
  ])
    expect(page).toContain(text);
  // What changes from one publication to the next.
  expect(page).not.toMatch(/From ₹|>[^<]*\d available/);
  const bare = pageContextOf('en', shipped, [{ ...layout, plots: [] }], build);
  expect(await render('/layouts', bare)).not.toContain('Plan and plots');
});

test('the first screen of home leads to the layouts, or to the page about plots before there is one', async () => {
  const target = async (layouts: PublishedLayout[]) => {
    const page = await render('/', pageContextOf('en', shipped, layouts, build));
    return /href="([^"]+)"[^>]*><span[^>]*>Plots for sale</.exec(page)?.[1];
  };
  expect(await target(published)).toBe('/layouts');
  expect(await target([])).toBe('/service-plots');
});

test('the first screen of home says how many layouts are selling, and the owner’s least price with its day', async () => {
  const lineOn = async (path: '/' | '/ta', layouts: PublishedLayout[]) => {
    const page = await render(
      '/',
      pageContextOf(path === '/' ? 'en' : 'ta', shipped, layouts, build),
    );
    return /<p class="[^"]*offer[^"]*">([^<]*)<\/p>/.exec(page)?.[1]?.replaceAll('\u00a0', ' ');
  };
  const [garden, hills] = structuredClone(published);
  expect(await lineOn('/', published)).toBe(
    '2 layouts now selling, from ₹3.1 lakh a cent (as of 2 March 2026)',
  );
  expect(await lineOn('/ta', published)).toContain('2 மனைப்பிரிவுகள் விற்பனையில்; தொடக்க விலை');
  hills.fields.status = 'completed';
  expect(await lineOn('/', [garden, hills])).toBe(
    'One layout now selling, from ₹4.8 lakh a cent (as of 2 March 2026)',
  );
  garden.fields.price = { perCent: null, perSqFt: null, asOf: '' };
  expect(await lineOn('/', [garden])).toBe('One layout now selling');
  expect(await lineOn('/', [hills])).toBeUndefined();
});

test('a layout that needs no registration says why on its card, and has no QR code', async () => {
  const [exempt] = structuredClone(published);
  Object.assign(exempt.fields.registration, {
    number: '',
    exemption: 'small',
    reason: { en: 'It measures 480 m².', ta: 'இதன் பரப்பு 480 ச.மீ.' },
  });
  const page = await render('/layouts', pageContextOf('en', shipped, [exempt], build));
  expect(page).toContain('TNRERA registration not required: It measures 480 m², rera.tn.gov.in');
  expect(page).not.toContain(shipped.layoutList.qr.en);
});

test('with no layout published, no page has a word of layouts, and theirs says whom to ask', async () => {
  const context = pageContextOf('en', shipped, [], build);
  for (const path of ['/', '/service-plots', '/about-us'])
    expect(await render(path, context)).not.toMatch(/\/layouts|rera\.tn\.gov\.in/);
  expect(await render('/layouts', context)).toContain(shipped.layoutList.empty.en);
});

function markupOf(part: ReactNode, language: 'en' | 'ta') {
  return renderToStaticMarkup(
    <StaticRouter basename={pathIn(language, '/')} location={pathIn(language, '/gallery')}>
      <PageContext value={pageContextOf(language, shipped, published, build)}>{part}</PageContext>
    </StaticRouter>,
  );
}
const lineOf = (item: Partial<Item>, language: 'en' | 'ta') =>
  markupOf(<LayoutLine item={item as Item} />, language);

test('where the browser has no list of its own, a plot is sent on by WhatsApp, to whom the visitor chooses', () => {
  for (const language of ['en', 'ta'] as const) {
    const layout = layoutPageData({ ...published[0], qr: undefined }, shipped, language, ORIGIN);
    const plot = samplePlot({ number: '12/1' });
    const actions = { layout, plots: [plot], plot, onChoose: () => {} };
    const markup = markupOf(<PlotActions {...actions} />, language);
    const links = Array.from(markup.matchAll(/href="(https:\/\/wa\.me\/\?[^"]+)"/g), ([, href]) =>
      new URL(href ?? '').searchParams.get('text'),
    );
    const address = `${ORIGIN}${pathIn(language, '/layouts/sample-garden')}?plot=12%2F1`;
    expect(links).toEqual([`${plotSummary(layout, plot)}\n${address}`]);
    expect(links[0]).toContain('12/1');
    expect(markup).toContain(shipped.layoutPage.plots.share[language]);
  }
});

test('an item of a layout leads to it, and shows its name, and number, authority and promoter in two lines', () => {
  for (const language of ['en', 'ta'] as const)
    for (const { slug, fields } of published) {
      const line = lineOf({ Layout: slug }, language).replaceAll('<wbr/>', '');
      expect(line).toContain(fields.name[language]);
      expect(line).toContain(`href="${pathIn(language, `/layouts/${slug}`)}"`);
      expect(line).toContain(`${fields.registration.number}</span>`);
      expect(line).toContain(`rera.tn.gov.in · ${fields.promoter.name[language]}</span>`);
    }
});

test('an item of no layout, or of one that is not public, shows nothing of it', () => {
  expect(lineOf({}, 'en')).toBe('');
  expect(lineOf({ Layout: 'secret' }, 'en')).toBe('');
});
