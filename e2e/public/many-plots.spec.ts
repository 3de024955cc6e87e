import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildOutputs } from '../../config/config-paths.ts';
import { content } from '../../config/content.ts';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { samplePlot } from '../../config/sample-plot.ts';
import {
  type LayoutForRelease,
  renderRelease,
} from '../../functions/src/publishing/render-release.ts';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { untilHydrated } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';
import { openPlan } from './plots.ts';

const PATH = '/layouts/sample-garden';
test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

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
  await page.route(`**${PATH}`, async (route) =>
    route.fulfill({
      body: (await files.get(`${PATH}.html`)?.()) ?? '',
      contentType: 'text/html;charset=utf-8',
    }),
  );
  await page.route('**/api/layouts/*/plots', (route) => route.fulfill({ json: plots }));
}

test('of 500 plots the first, one between and the last answer a finger', async ({ page }) => {
  await serveGallery(page, []);
  await servePlots(page, manyPlots);
  const plan = await openPlan(page, PATH);
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
});

for (const count of [24, 500])
  test(`of ${count} plots React keeps each element of the served page`, async ({ page }) => {
    await serveGallery(page, []);
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
      await page.goto(PATH);
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

test('a link to the question below 500 plots leads there, and it stays', async ({ page }) => {
  await serveGallery(page, []);
  await servePlots(page, manyPlots);
  await page.goto(`${PATH}#ask`);
  const question = page.locator('#ask');
  const topOf = () => question.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(topOf).toBeLessThan(200);
  const top = await topOf();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Price', includeHidden: true })).toBeEnabled();
  await twoFrames(page);
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1);
});
