import type { Page } from '@playwright/test';
import { photos } from '../../functions/test/sample-photos.ts';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';

test.use(screens.phone);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Until the page has heard of it, as of each scroll of a visitor before he taps. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );
  expect(await scrollTop(page)).toBe(top);
}

/** Without Playwright's own scrolling to the link. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).dispatchEvent('click');
  await page.waitForURL(path);
}

test('Back and Forward land where the visitor was on each page', async ({ page }) => {
  await openLive(page, '/about-us');
  await scroll(page, 900);
  await follow(page, '/service-roadwork');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Road Work');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scroll(page, 500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Road Work');
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('of 120 plots a phone shows eight available ones, and all at a tap; Back lands where the visitor was below them', async ({
  page,
}) => {
  const rows = page.locator('tbody tr').filter({ visible: true });
  await openLive(page, '/layouts/sample-hills');
  await expect(rows).toHaveCount(8);
  await expect(rows.filter({ hasText: 'Available' })).toHaveCount(8);
  await page.getByText('All 120 plots').tap();
  await expect(rows).toHaveCount(120);
  await expect(page.getByText('All 120 plots')).toBeHidden();
  await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  const question = page.locator('#ask');
  await question.scrollIntoViewIfNeeded();
  await scroll(page, (await scrollTop(page)) + 100);
  const seen = await question.boundingBox();
  await follow(page, '/privacy');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => question.boundingBox()).toEqual(seen);
});

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** @param told the page's length, before anything below the first screen was laid out */
async function expectToldLength(page: Page, told: number): Promise<void> {
  await page.addStyleTag({ content: '.page-end { content-visibility: visible !important }' });
  const share = told / (await height(page));
  expect(share).toBeGreaterThanOrEqual(1);
  expect(share).toBeLessThan(2);
}

for (const path of ['/ta', '/service-construction'])
  test(`the scroll bar tells the length of ${path} to a factor of two`, async ({ page }) => {
    await serveGallery(page, photos(6));
    await openLive(page, path);
    await expectToldLength(page, await height(page));
  });

for (const path of ['/', '/about-us', '/layouts/sample-hills'])
  test(`a reload and Back land where the visitor was at the end of ${path}, whose length the scroll bar tells to a factor of two`, async ({
    page,
  }) => {
    await openLive(page, path);
    const told = await height(page);
    const last = page.getByRole('contentinfo');
    await last.scrollIntoViewIfNeeded();
    // Laid out, the end of the page is shorter than it was estimated, and the footer higher up.
    const isLaidOut = () =>
      last
        .locator('a')
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(true);
    await last.scrollIntoViewIfNeeded();
    await scroll(page, (await scrollTop(page)) - 300);
    const seen = await last.boundingBox();
    await page.reload();
    await expect.poll(() => last.boundingBox()).toEqual(seen);
    await follow(page, '/privacy');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => last.boundingBox()).toEqual(seen);
    await expectToldLength(page, told);
  });

test('who comes back to the gallery, or reloads it, is where he was; “Gallery” on a filtered one leads to the top of all photos', async ({
  page,
}) => {
  await serveGallery(page, photos(60));
  const items = page.getByRole('main').getByRole('listitem');
  await openLive(page, '/gallery');
  await page.getByRole('button', { name: 'More photos' }).click();
  await expect(items.nth(24).getByRole('link')).toBeFocused();
  const seen = 3000;
  await scroll(page, seen);
  await follow(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(seen);

  await items.nth(30).getByRole('link').dispatchEvent('click');
  await expect(page.locator('.yarl__portal')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(seen);

  await page.reload();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(seen);

  await page.getByLabel('Service').selectOption({ index: 1 });
  await expect(page).toHaveURL(/service=/);
  await scroll(page, 100);
  await follow(page, '/gallery');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back leads to photos that a large view has loaded', async ({ page }) => {
  await serveGallery(page, photos(60));
  const items = page.getByRole('main').getByRole('listitem');
  await openLive(page, '/gallery');
  const more = page.waitForResponse(/before=/);
  await items.nth(23).getByRole('link').dispatchEvent('click');
  await more;
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(items).toHaveCount(48);
  await scroll(page, 3000);
  await follow(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(3000);
});

test('search engines may have the page after one that they may not', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  await openLive(page, '/privacy');
  await expect(robots).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Road Work' }).click();
  await expect(page).toHaveTitle(/Road/);
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/service-roadwork$/);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
});
