import type { Page } from '@playwright/test';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { untilHydrated } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';
import { manyPlots, type Plot, renderWithPlots } from './many-plots.ts';
import { openPlan } from './plan.ts';

const PATH = '/layouts/sample-garden';
test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });

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
