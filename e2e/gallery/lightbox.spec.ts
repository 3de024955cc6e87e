import type { Page } from '@playwright/test';
import { pathIn } from '@theni/contract/site-map';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { photo, photos, video } from '../../functions/test/sample-photos.ts';
import { expectNoBarrier, expectOutline } from '../accessibility.ts';
import { expect, requestsOf, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';
import { twoFrames } from '../layout-shift.ts';
import { brokenWords } from '../legibility.ts';
import { problem } from '../responses.ts';
import { words } from '../site.ts';

// To draw each step of what fades and slides costs a tenth of these tests.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const address = (number: number) => `/gallery?item=${photo(number)._id}`;
const viewer = (page: Page) => page.locator('.yarl__portal');
const caption = (page: Page) => page.locator('.yarl__slide_current h2');
const itemLink = (page: Page, number: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('link')
    .first();

test('the papers of a layout hide a quarter of its photo at most', async ({ page }) => {
  const upright = photo(2, { Layout: 'sample-garden', Width: 1500, Height: 2000 });
  await serveGallery(page, [photo(1, { Layout: 'sample-garden' }), upright]);
  const { promoter } = sampleLayouts[0].fields;
  // The Tamil papers are the longer ones.
  await openLive(page, pathIn('ta', address(1)));
  const slide = page.locator('.yarl__slide_current');
  for (const place of ['Town 1', 'Town 2']) {
    await expect(caption(page)).toHaveText(place);
    await expect(slide.getByText('TN/99/Layout/0024/2025')).toBeVisible();
    await expect(slide.getByText(promoter.address.ta)).toBeVisible();
    await expect(slide.getByRole('img', { name: words.ta.layoutList.qr })).toBeVisible();
    const image = slide.locator('img.yarl__slide_image').first();
    const footer = slide.locator('div', { has: page.locator('> div > h2') });
    for (const { viewport } of Object.values(screens)) {
      await page.setViewportSize(viewport);
      await twoFrames(page);
      await expect(image).toHaveJSProperty('complete', true);
      // The large view draws its slides anew for a window of another size.
      await expect
        .poll(async () => {
          const [picture, hiding] = [await image.boundingBox(), await footer.boundingBox()];
          if (!picture?.height || !hiding) return Number.NaN;
          return picture.y + picture.height - hiding.y - picture.height / 4;
        })
        .toBeLessThanOrEqual(1);
    }
    await page.keyboard.press('ArrowRight');
  }
});

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('a visitor asks about a picture or a video by WhatsApp or phone', async ({ page }) => {
      const place = 'Kamayagoundanpatti Pannaipuram-Uthamapalayam';
      const fetched = await serveGallery(page, [photo(1, { Location: place }), video(2)]);
      const isFetched = () => fetched.paths.some((path) => path.endsWith('.mp4'));
      await openLive(page, address(1));
      const slide = page.locator('.yarl__slide_current');
      for (const number of [1, 2]) {
        if (number === 2) await page.keyboard.press('ArrowRight');
        await expect(caption(page)).toHaveText(number === 1 ? place : 'Town 2');
        expect(await brokenWords(page, '.yarl__slide_current h2', /[^\s-]+/g)).toEqual([]);
        const send = slide.getByRole('link', { name: 'Ask about this on WhatsApp' });
        await send.click({ trial: true });
        const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text');
        expect(text).toContain(`/gallery?item=${photo(number)._id}`);
        const call = slide.getByRole('link', { name: 'Call' });
        await call.click({ trial: true });
        await expect(call).toHaveAttribute('href', /^tel:/);
        // The page behind it has a test of its own.
        await expectNoBarrier(page, undefined, '#root');
      }
      // The video plays at a tap on its controls, of which nothing is covered, and not a byte of it
      // comes before.
      const player = page.locator('.yarl__slide_current video');
      await expect(player).toBeVisible();
      const { width, height } = (await player.boundingBox()) ?? { width: 0, height: 0 };
      const timeline = { x: width / 2, y: height - 22 };
      await player.click({ position: timeline, trial: true });
      expect(isFetched()).toBe(false);
      const play = { x: 25, y: height - 48 };
      if ('hasTouch' in use) await player.tap({ position: play });
      else await player.click({ position: play });
      await expect(player).toHaveJSProperty('paused', false);
      await expect.poll(isFetched).toBe(true);
    });
  });
}

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('a picture opens in large, and closing leads back to its item; who presses Close twice is still in the gallery; one that cannot be had says so in view', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /dynamically imported module/);
    const scripts = requestsOf(page, (request) => request.url().includes('lightbox'));
    await serveGallery(page, photos(39));
    await openLive(page, '/contact-us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(itemLink(page, 1)).toBeVisible();
    expect(scripts).toEqual([]);
    const before = await page.evaluate(() => history.length);
    await itemLink(page, 3).click();
    await expect(viewer(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(address(2));
    const dialog = page.getByRole('dialog', { name: 'Photos, one at a time' });
    await expect(dialog.getByRole('group', { name: '3 of 24' })).toBeVisible();
    await expectOutline(page, '/gallery, a photo in large');
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(itemLink(page, 3)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goForward();
    await expect(viewer(page)).toBeVisible();
    await page.goBack();

    await expect(itemLink(page, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText('Town 2');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(address(3));
    await expect(caption(page)).toHaveText('Town 3');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(itemLink(page, 3)).toBeFocused();

    for (const opened of [1, 2]) {
      await itemLink(page, opened).click();
      await expect(caption(page)).toBeInViewport();
      await page.getByRole('button', { name: 'Close' }).evaluate(async (button: HTMLElement) => {
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        button.click();
        button.click();
      });
      await expect(viewer(page)).toHaveCount(0);
    }
    await twoFrames(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(page).toHaveURL('/gallery');

    await page.route('**/assets/lightbox-*.js', (route) => route.abort());
    await openLive(page, '/gallery');
    await itemLink(page, 1).click();
    await expect(page.getByRole('link', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  });

  test('a link to an item opens it in the gallery, where a visitor goes on by keyboard', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ApiError/, /status of 503/);
    await serveGallery(page, photos(60));
    await openLive(page, address(55));
    await expect(caption(page)).toHaveText('Town 55');
    const names: string[] = [];
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator('#root :focus')).toHaveCount(0);
      const focused = viewer(page).locator(':focus');
      // Between two rounds the browser itself has it.
      if (await focused.count()) names.push((await focused.getAttribute('aria-label')) ?? '');
    }
    expect(names.filter((name) => name === 'Close').length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery');

    const more = page.getByRole('button', { name: 'More photos' });
    await more.press('Enter');
    await expect(itemLink(page, 25)).toBeFocused();
    await expect(itemLink(page, 25)).toBeInViewport();
    // The other items are like the first three, and what is around them has a test of its own.
    await expectNoBarrier(page, undefined, 'header, footer, li:nth-child(n + 4)');
    await page.route(/&before=/, (route) => route.fulfill(problem(503)), { times: 1 });
    await more.click();
    await expect(page.getByText('The photos could not be loaded.')).toBeInViewport();
  });
});
