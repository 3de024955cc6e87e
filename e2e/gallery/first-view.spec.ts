import type { Page } from '@playwright/test';
import { expect, requestsOf, test } from '../fixtures.ts';
import { photo, photos, photoWithAvif, serveGallery } from '../gallery-api.ts';
import { holdApplication, openLive, untilHydrated } from '../hydration.ts';
import { layoutShift } from '../layout-shift.ts';

const KILOBYTE = 1024;

test.describe('on a phone of 360 pixels', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });

  test('the first view of 200 items costs at most 250 KB of pictures', async ({ page }) => {
    const fetched = await serveGallery(page, photos(200));
    await openLive(page, '/gallery');
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(fetched.paths.length).toBeGreaterThan(1);
    expect(fetched.bytes).toBeLessThanOrEqual(250 * KILOBYTE);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the first photos are seen before the script, and fetched once', async ({ page }) => {
    const fetched = await serveGallery(page, [photoWithAvif(1), photo(2)]);
    const lists = listsAskedBy(page);
    const release = await holdApplication(page);
    await page.goto('/gallery', { waitUntil: 'commit' });
    const places = page.getByRole('main').locator('li[aria-hidden]');
    const seenAt = (place: number) =>
      places.nth(place).evaluate((item) => getComputedStyle(item, '::after').backgroundImage);
    await expect.poll(() => seenAt(0)).toMatch(/1-400\.avif/);
    await expect.poll(() => seenAt(1)).toMatch(/2-\d+\.webp/);
    release();
    await untilHydrated(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    for (const image of await page.getByRole('main').getByRole('img').all())
      await expect(image).toHaveJSProperty('complete', true);
    expect(fetched.paths).toHaveLength(2);
    expect(lists).toHaveLength(1);
    expect(await layoutShift(page)).toBe(0);
  });

  test('with a filter in its address the gallery asks for that alone', async ({ page }) => {
    await serveGallery(page, [photo(1, { Location: 'Theni' }), photo(2), photo(3)]);
    const lists = listsAskedBy(page);
    await openLive(page, '/gallery?town=Theni');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    expect(lists).toEqual([expect.stringContaining('town=Theni')]);
  });
});

function listsAskedBy(page: Page): string[] {
  return requestsOf(page, (request) => request.url().includes('/api/file?'));
}
