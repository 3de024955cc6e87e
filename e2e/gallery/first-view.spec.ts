import { expect, galleryItem, layoutShift, openLive, serveGallery, test } from './fixtures.ts';

const KILOBYTE = 1024;

test.describe('on a phone of 360 pixels', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });

  test('the first view of 200 projects costs at most 250 KB of pictures, and nothing jumps', async ({
    page,
  }) => {
    const items = Array.from({ length: 200 }, (_, index) => galleryItem(index));
    const fetched = await serveGallery(page, items);
    await openLive(page, '/gallery');
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    expect(fetched.paths.length).toBeGreaterThan(1);
    expect(fetched.bytes).toBeLessThanOrEqual(250 * KILOBYTE);
    expect(await layoutShift(page)).toBe(0);
  });
});
