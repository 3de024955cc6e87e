import type { Page } from '@playwright/test';
import { photo, photos, photoWithAvif, video } from '../../functions/test/sample-photos.ts';
import { expectNoBarrier } from '../accessibility.ts';
import { expect, requestsOf, test } from '../fixtures.ts';
import { breakList, serveGallery } from '../gallery-api.ts';
import { holdApplication, openLive, untilHydrated } from '../hydration.ts';
import { layoutShift } from '../layout-shift.ts';
import { problem } from '../responses.ts';

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

const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');
const itemLink = (page: Page, number: number) =>
  page.getByRole('main').locator(`a[href$="item=${photo(number)._id}"]`);
const more = (page: Page) => page.getByRole('button', { name: 'More photos' });

test('a visitor goes on through a long gallery by keyboard', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, photos(73));
  await openLive(page, '/gallery');
  await expect(listItems(page)).toHaveCount(24);
  for (const loaded of [24, 48]) {
    await more(page).press('Enter');
    await expect(itemLink(page, loaded)).toBeFocused();
    await expect(itemLink(page, loaded)).toBeInViewport();
    await expect(listItems(page)).toHaveCount(loaded + 24);
  }
  await expectNoBarrier(page);
  await page.route(/&before=/, (route) => route.fulfill(problem(503)), { times: 1 });
  await more(page).click();
  await expect(page.getByText('The photos could not be loaded.')).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listItems(page)).toHaveCount(73);
  await expect(more(page)).toBeHidden();
});

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
