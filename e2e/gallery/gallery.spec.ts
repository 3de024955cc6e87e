import type { Page } from '@playwright/test';
import type { Item } from '@theni/contract';
import { photo, photos, photoWithAvif, video } from '../../functions/test/sample-photos.ts';
import { expect, requestsOf, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
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

  test('the first view of 200 items costs at most 250 KB of pictures, and nothing of a video', async ({
    page,
  }) => {
    const [first, , ...others] = photos(200);
    const fetched = await serveGallery(page, [first as Item, video(1), ...others]);
    await openLive(page, '/gallery');
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(fetched.paths.length).toBeGreaterThan(1);
    expect(fetched.bytes).toBeLessThanOrEqual(250 * KILOBYTE);
    await expect(page.locator('video')).toBeInViewport();
    expect(fetched.paths.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the first photos are seen before the script, and fetched once; with a filter in its address the gallery asks for that alone', async ({
    page,
  }) => {
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

    const filtered = listsAskedBy(page);
    await openLive(page, '/gallery?town=Town+2');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    expect(filtered).toEqual([expect.stringContaining('town=Town+2')]);
  });
});

function listsAskedBy(page: Page): string[] {
  return requestsOf(page, (request) => request.url().includes('/api/file?'));
}
