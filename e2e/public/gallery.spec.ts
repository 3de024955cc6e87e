import { expect, test } from '../fixtures.ts';
import { breakList, photo, serveGallery, video } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';

test('a visitor reads the loading text, then sees every item', async ({ page }) => {
  const fetched = await serveGallery(page, [photo(1), video(2, { Duration: 75 }), photo(3)]);
  const requested = Promise.withResolvers<void>();
  await page.route('**/api/file?*', async (route) => {
    await requested.promise;
    await route.fallback();
  });
  await page.goto('/gallery');
  await expect(page.getByText('Loading Please wait....')).toBeVisible();
  requested.resolve();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /Town 1Consturction/,
    /Town 2/,
    /Town 3/,
  ]);
  await expect(page.getByText('Loading Please wait....')).toBeHidden();
  await expect(page.getByText('1:15')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Consturction' })).toHaveAttribute(
    'alt',
    'Consturction ',
  );
  await expect(page.locator('video')).toHaveAttribute('controls');
  await expect(page.locator('video')).toHaveAttribute('preload', 'none');
  expect(fetched.paths.filter((path) => path.endsWith('.mp4'))).toEqual([]);
});

test('a gallery that is empty or cannot be had says so', async ({ page, expectedErrors }) => {
  await serveGallery(page, []);
  await openLive(page, '/gallery');
  await expect(page.getByText('Photos will come here soon.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute(
    'href',
    '/admin/auth',
  );

  await page.unroute(/\/api\/file/);
  await breakList(page, expectedErrors);
  await openLive(page, '/gallery');
  await expect(page.getByText('The photos could not be loaded.')).toBeVisible();
  await page.unroute(/\/api\/file/);
  await serveGallery(page, [photo(2)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Town 2/]);
});
