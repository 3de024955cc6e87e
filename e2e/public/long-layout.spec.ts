import type { Page } from '@playwright/test';
import { inLanguage } from '@theni/content/text';
import { LANGUAGES } from '@theni/contract/languages';
import { pathIn } from '@theni/contract/site-map';
import { content } from '../../config/content.ts';
import { expect, screens, test } from '../fixtures.ts';
import { openLive } from '../hydration.ts';
import { layoutShift } from '../layout-shift.ts';
import { rowOf } from './plots.ts';

/** 120 plots, of which 69 are available. */
const PATH = '/layouts/sample-hills';
const SCREEN = { width: 360, height: 740 };

test.use({ ...screens.phone, viewport: SCREEN });

const rowsOf = (page: Page) => page.locator('tbody tr').filter({ visible: true });

/** With 24 plots, and with 120. */
const visits = ['/layouts/sample-garden', PATH].flatMap((path) =>
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

test('of 120 plots a phone shows eight available ones, and all at a tap', async ({ page }) => {
  await openLive(page, PATH);
  await expect(rowsOf(page)).toHaveCount(8);
  await expect(rowsOf(page).filter({ hasText: 'Available' })).toHaveCount(8);
  await page.getByText('All 120 plots').tap();
  await expect(rowsOf(page)).toHaveCount(120);
  await expect(page.getByText('All 120 plots')).toBeHidden();
});

test('a link to a plot unfolds the list of all, and moves nothing', async ({ page }) => {
  await openLive(page, `${PATH}?plot=118`);
  await expect(rowsOf(page)).toHaveCount(120);
  await expect(page.getByRole('heading', { name: 'Plot 118' })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to a row of the folded list, and a tap shows all', async ({ page }) => {
    await page.goto(`${PATH}#plot-118`);
    await expect(rowOf(page, '118')).toBeInViewport();
    await expect(rowsOf(page)).toHaveCount(9);
    await page.getByText('All 120 plots').click();
    await expect(rowsOf(page)).toHaveCount(120);
  });
});

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('nothing is folded where there is room', async ({ page }) => {
    await openLive(page, PATH);
    await expect(rowsOf(page)).toHaveCount(120);
    await expect(page.getByText('All 120 plots')).toBeHidden();
  });
});
