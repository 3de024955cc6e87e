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

for (const { language, path } of visits)
  test(`papers, place and form of ${path} are six screens down at most`, async ({ page }) => {
    const { parts } = inLanguage(content.layoutPage, language);
    await openLive(page, path);
    for (const part of ['#papers h2', '#place h2', '#ask form']) {
      const { y = Number.NaN } = (await page.locator(part).first().boundingBox()) ?? {};
      expect(Math.floor(y / SCREEN.height) + 1, part).toBeLessThanOrEqual(6);
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
