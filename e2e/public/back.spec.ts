import type { Page } from '@playwright/test';
import { expect, openLive, screens, test } from '../fixtures.ts';
import { photos, serveGallery } from '../gallery-api.ts';

test.use(screens.phone);
// On a busy machine one of them has missed its place, for a reason that is not found yet.
test.describe.configure({ retries: 3 });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Without Playwright's own scrolling to the link. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).dispatchEvent('click');
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

test('who comes back to the gallery, or reloads it, finds as many projects and the same place', async ({
  page,
}) => {
  await serveGallery(page, photos(60));
  const items = page.getByRole('main').getByRole('listitem');
  await openLive(page, '/gallery');
  await page.getByRole('button', { name: 'More photos' }).click();
  await expect(items).toHaveCount(48);
  await items.nth(30).scrollIntoViewIfNeeded();
  const seen = await scrollTop(page);
  expect(seen).toBeGreaterThan(1500);
  await follow(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(seen);

  await items.nth(30).getByRole('link').first().click();
  await expect(page.locator('.yarl__portal')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.yarl__portal')).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(seen);

  await page.reload();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrollTop(page)).toBe(seen);
});

test('a step from a page that search engines may not have lets them have the next', async ({
  page,
}) => {
  const robots = page.locator('meta[name=robots]');
  await openLive(page, '/privacy');
  await expect(robots).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Road Work' }).click();
  await expect(page).toHaveTitle(/Road/);
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/service-roadwork$/);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
});
