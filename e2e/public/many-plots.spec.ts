import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { inLanguage } from '@theni/content/text';
import { LANGUAGES, pathIn } from '@theni/contract/site-map';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plan.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';
import { expect, screens, test } from '../fixtures.ts';
import { openLive, untilHydrated } from '../hydration.ts';
import { layoutShift, twoFrames } from '../layout-shift.ts';
import { openPlan, rowOf } from './plots.ts';

const GARDEN = '/layouts/sample-garden';
/** 120 plots, of which 69 are available. */
const HILLS = '/layouts/sample-hills';
const SCREEN = { width: 360, height: 740 };

test.use({ ...screens.phone, viewport: SCREEN });

const rowsOf = (page: Page) => page.locator('tbody tr').filter({ visible: true });

/** With 24 plots, and with 120. */
const visits = [GARDEN, HILLS].flatMap((path) =>
  LANGUAGES.map((language) => ({ language, path: pathIn(language, path) })),
);

/** On which screen each part begins at the latest. */
const LATEST = {
  'main h1 ~ ul': 1,
  '#plan': 3,
  '#papers': 4,
  '#place': 5,
  '#ask form': 6,
  // The photos begin where it ends.
  '#ask': 7,
};

for (const { language, path } of visits)
  test(`price, plan, papers, place, form and photos of ${path} come on time`, async ({ page }) => {
    const { parts } = inLanguage(content.layoutPage, language);
    await openLive(page, path);
    for (const [part, latest] of Object.entries(LATEST)) {
      const { y = Number.NaN, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
      const top = part === '#ask' ? y + height : y;
      expect(Math.floor(top / SCREEN.height) + 1, part).toBeLessThanOrEqual(latest);
    }
    const links = page.getByRole('navigation', { name: parts.label }).getByRole('link');
    await expect(links).toHaveText([parts.plan, parts.plots, parts.papers, parts.place]);
    for (const link of await links.all()) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await link.click();
      await expect(target).toBeInViewport();
    }
  });

test('a link to a plot unfolds the list of all, and moves nothing', async ({ page }) => {
  await openLive(page, `${HILLS}?plot=118`);
  await expect(rowsOf(page)).toHaveCount(120);
  await expect(page.getByRole('heading', { name: 'Plot 118' })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to a row of the folded list, and a tap shows all', async ({ page }) => {
    await page.goto(`${HILLS}#plot-118`);
    await expect(rowOf(page, '118')).toBeInViewport();
    await expect(rowsOf(page)).toHaveCount(9);
    await page.getByText('All 120 plots').click();
    await expect(rowsOf(page)).toHaveCount(120);
  });
});

const ROOT = join(import.meta.dirname, '../..');

type Plot = LayoutForRelease['plots'][number];

const manyPlots: Plot[] = Array.from({ length: 500 }, (_, index) => {
  const [x, y] = [(index % 28) * 57, Math.floor(index / 28) * 55];
  return samplePlot({
    number: String(index + 1),
    price: 500_000 + index * 1000,
    shape: `${x},${y} ${x + 56},${y} ${x + 56},${y + 54} ${x},${y + 54}`,
    state: (['available', 'held', 'booked', 'sold'] as const)[index % 4] ?? 'sold',
  });
});

/** It replaces the sample's plan, which does not matter here. */
const plan = {
  kind: 'picture' as const,
  width: 1600,
  height: 1000,
  colour: '#ffffff',
  placeholder: '',
  variants: [{ Width: 1600, Url: '/favicon.svg' }],
};

/** The site as a publication makes it, if the first sample had other plots. */
async function renderWithPlots(plots: Plot[]) {
  const renderer = pathToFileURL(join(ROOT, buildOutputs.functions, 'lib/site/'));
  const [garden] = sampleLayouts;
  const fields = { ...garden.fields, documents: [] };
  const layout: LayoutForRelease = { ...garden, fields, plots, asOf: '2026-03-02', photos: [] };
  const files = { [fields.plan?.file ?? '']: plan };
  const { newFiles } = await renderRelease(
    renderer,
    async () => ({ filesById: files, readers: new Map() }),
    { content, layouts: [layout], liveHashes: {} },
  );
  return newFiles;
}

/** The first sample with other plots, as a publication makes its pages. */
async function servePlots(page: Page, plots: Plot[]): Promise<void> {
  const files = await renderWithPlots(plots);
  await page.route(/\/assets\/.*\.json$/, async (route) =>
    route.fulfill({
      body: (await files.get(new URL(route.request().url()).pathname)?.()) ?? '',
      contentType: 'application/json',
    }),
  );
  await page.route(`**${GARDEN}`, async (route) =>
    route.fulfill({
      body: (await files.get(`${GARDEN}.html`)?.()) ?? '',
      contentType: 'text/html;charset=utf-8',
    }),
  );
  await page.route('**/api/layouts/*/plots', (route) => route.fulfill({ json: plots }));
}

test('of 500 plots the first, one between and the last answer a finger; a link to the question below them leads there, and it stays', async ({
  page,
}) => {
  await servePlots(page, manyPlots);
  const plan = await openPlan(page, GARDEN);
  const plotOf = (number: number) =>
    plan.getByRole('link', { name: new RegExp(`^Plot ${number}:`) });
  const chosen = (number: number) =>
    page.getByRole('status').getByText(`Plot ${number}`, { exact: true });
  for (const number of [1, 263, 500]) {
    await plotOf(number).tap();
    await expect(chosen(number)).toBeVisible();
  }
  for (let times = 0; times < 4; times += 1)
    await page.getByRole('button', { name: 'Larger' }).tap();
  const box = await plotOf(500).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await page.goto(`${GARDEN}#ask`);
  const question = page.locator('#ask');
  const topOf = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topOf).toBeLessThan(200);
  const top = await topOf();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Price', includeHidden: true })).toBeEnabled();
  await twoFrames(page);
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);
});

for (const count of [24, 500])
  test(`of ${count} plots React keeps each element of the served page`, async ({ page }) => {
    const plots = manyPlots.slice(0, count);
    await servePlots(page, plots);
    for (const order of ['before', 'after']) {
      const { promise: hydrated, resolve: markHydrated } = Promise.withResolvers<void>();
      await page.route('**/api/layouts/*/plots', async (route) => {
        if (order === 'after') await hydrated;
        const states = plots.map((plot) =>
          plot.number === '1' ? { ...plot, state: 'sold' } : plot,
        );
        await route.fulfill({ json: states });
      });
      await page.goto(GARDEN);
      const served = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
      await untilHydrated(page);
      await expect(page.getByRole('button', { name: 'Price' })).toBeEnabled();
      markHydrated();
      await expect(page.getByRole('link', { name: 'Plot 1: Sold' })).toBeAttached();
      const changes = await page.evaluate((before) => {
        const now = new Set(document.querySelectorAll('#root *'));
        const gone = before.filter((element) => !now.has(element));
        for (const element of before) now.delete(element);
        return [...gone, ...now].map((element) => element.outerHTML.slice(0, 100));
      }, served);
      expect(changes, order).toEqual([]);
    }
  });
