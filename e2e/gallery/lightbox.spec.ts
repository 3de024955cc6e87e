import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, film, galleryItem, openLive, screens, serveGallery, test } from './fixtures.ts';

const items = Array.from({ length: 5 }, (_, index) => galleryItem(index + 1));
const address = (number: number) => `/gallery?item=${galleryItem(number)._id}`;
const viewer = (page: Page) => page.locator('.yarl__portal');
const caption = (page: Page) => page.locator('.yarl__slide_current .yarl__slide_title');
const tile = (page: Page, number: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
    .first();

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('a picture opens with one step of history, and Back closes it', async ({ page }) => {
      await serveGallery(page, items);
      await openLive(page, '/gallery');
      const before = await page.evaluate(() => history.length);
      await tile(page, 2).click();
      await expect(viewer(page)).toBeVisible();
      await expect(page).toHaveURL(address(2));
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goForward();
      await expect(viewer(page)).toBeVisible();
    });

    test('a link to a project opens it at once, and closing leaves the visitor in the gallery', async ({
      page,
    }) => {
      await serveGallery(page, items);
      await openLive(page, address(3));
      await expect(caption(page)).toHaveText(items[2]?.Location ?? '');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
    });
  });
}

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('arrow keys turn the pictures, Escape closes and the focus is back on the tile', async ({
    page,
  }) => {
    await serveGallery(page, items);
    await openLive(page, '/gallery');
    await tile(page, 2).focus();
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText(items[1]?.Location ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(address(3));
    await expect(caption(page)).toHaveText(items[2]?.Location ?? '');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(tile(page, 2)).toBeFocused();
  });

  test('a link to a project that is on no loaded page opens it too', async ({ page }) => {
    const many = Array.from({ length: 60 }, (_, index) => galleryItem(index + 1));
    await serveGallery(page, many);
    await openLive(page, address(55));
    await expect(caption(page)).toHaveText(many[54]?.Location ?? '');
  });

  test('a link to a project that is gone says so and shows the gallery', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/status of 404/);
    await serveGallery(page, items);
    await openLive(page, address(99));
    await expect(page.getByText('This project is no longer in the gallery.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  });

  test('the code of the large view comes when the first picture is opened', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await serveGallery(page, items);
    await openLive(page, '/gallery');
    await expect(tile(page, 1)).toBeVisible();
    expect(scripts.filter((url) => url.includes('lightbox'))).toEqual([]);
    await tile(page, 1).click();
    await expect(viewer(page)).toBeVisible();
    expect(scripts.filter((url) => url.includes('lightbox')).length).toBeGreaterThan(0);
  });

  test('where there is no share sheet, the link of the project is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await serveGallery(page, items);
    await openLive(page, address(1));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(`/share/${items[0]?._id}`);
  });

  test('where nothing can be copied either, the link is there to read', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await serveGallery(page, items);
    await openLive(page, address(1));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText(`/share/${items[0]?._id}`)).toBeVisible();
  });

  test('a film plays in the large view at a tap, and not a byte of it comes before', async ({
    page,
  }) => {
    const fetched = await serveGallery(page, [galleryItem(1), film(2)]);
    await openLive(page, address(2));
    const video = page.locator('.yarl__slide_current video');
    await expect(video).toBeVisible();
    expect(fetched.paths.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    await video.evaluate((element: HTMLVideoElement) => element.play());
    expect(fetched.paths.some((path) => path.endsWith('.mp4'))).toBe(true);
  });

  test('assistive technology finds nothing to complain of in the large view', async ({ page }) => {
    await serveGallery(page, items);
    await openLive(page, address(2));
    await expect(caption(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
