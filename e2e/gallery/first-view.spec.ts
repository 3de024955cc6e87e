import type { Page } from '@playwright/test';
import { expect, layoutShift, live, openLive, requestsOf, test } from '../fixtures.ts';
import { photo, photos, photoWithAvif, serveGallery } from '../gallery-api.ts';

const KILOBYTE = 1024;

test.describe('on a phone of 360 pixels', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });

  test('the first view of 200 items costs at most 250 KB of pictures, and nothing jumps', async ({
    page,
  }) => {
    const fetched = await serveGallery(page, photos(200));
    await openLive(page, '/gallery');
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(fetched.paths.length).toBeGreaterThan(1);
    expect(fetched.bytes).toBeLessThanOrEqual(250 * KILOBYTE);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the list is there before the script, and is asked for once', async ({ page }) => {
    await serveGallery(page, [photoWithAvif(1)]);
    const lists = listsAskedBy(page);
    const { promise: scriptWanted, resolve: bringScript } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await scriptWanted;
      await route.continue();
    });
    const listed = page.waitForResponse((response) => response.url().includes('/api/file?'));
    await page.goto('/gallery', { waitUntil: 'commit' });
    await listed;
    bringScript();
    await live(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    expect(lists).toHaveLength(1);
    expect(await layoutShift(page)).toBe(0);
  });

  test('with a filter in its address the gallery asks for what is chosen alone', async ({
    page,
  }) => {
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
