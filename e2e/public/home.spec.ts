import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photo, photos, video } from '../../functions/test/sample-photos.ts';
import { expectNoBarrier } from '../accessibility.ts';
import { expect, screens, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive, untilHydrated } from '../hydration.ts';
import { layoutShift } from '../layout-shift.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Our Recent Projects' });
const smallPhone = { width: 360, height: 740 };

async function expectLowHeader(page: Page): Promise<void> {
  // A face that comes late may widen a word; what is asked here is whether scrolling moves
  // anything.
  await page.evaluate(() => document.fonts.ready);
  const shiftBefore = await layoutShift(page);
  const bar = page.locator('header > :last-child');
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(88);
  await page.mouse.wheel(0, 1500);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  await expect(page.locator('header > section')).not.toBeInViewport();
  expect(await layoutShift(page)).toBe(shiftBefore);
}

test('on a phone Home has six items, is at most 8,500 pixels long, and has a header of 88 at most, whose bar stays in view', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  const [first = photo(0), , ...others] = photos(7);
  await serveGallery(page, [{ ...first, Layout: 'sample-garden' }, video(1), ...others]);
  await openLive(page, '/');
  await expectLowHeader(page);
  const listItems = recent(page).getByRole('listitem');
  await expect(listItems).toHaveText([
    /Town 0Plots and Approvals.*TN\/99\/Layout\/0024\/2025/,
    /Town 1Consturction$/,
    /Town 2/,
    /Town 3/,
    /Town 4/,
    /Town 5/,
  ]);
  await expect(listItems.nth(1).locator('video')).toHaveAttribute('controls');
  await expect(listItems.first().getByRole('img')).toHaveAttribute('alt', 'Plots and Approvals');
  const tops = await listItems.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8500);

  await openLive(page, '/ta');
  await expectLowHeader(page);
});

test('Home says that there are drawings for as long as there is one', async ({ page }) => {
  const note = recent(page).getByText('Drawings, until our photos are here.');
  const heights: (number | undefined)[] = [];
  for (const [count, isDrawing] of [
    [5, true],
    [6, false],
  ] as const) {
    await serveGallery(page, photos(count));
    await openLive(page, '/');
    await expect(recent(page).getByText(`Town ${count - 1}`)).toBeVisible();
    await expect(note).toBeVisible({ visible: isDrawing });
    heights.push((await recent(page).boundingBox())?.height);
    await page.unroute(/\/api\/file/);
  }
  expect(heights[1]).toBe(heights[0]);
});

test('no word of Home is on the owner’s picture, and no theme darkens it', async ({ page }) => {
  const grey = { width: 1600, height: 900, channels: 3 as const, background: '#888' };
  const body = await sharp({ create: grey }).webp().toBuffer();
  await page.route('**/own.webp', (route) => route.fulfill({ body, contentType: 'image/webp' }));
  await page.route('**/assets/words.en.*', async (route) => {
    const words = await (await route.fetch({ maxRetries: 3 })).json();
    words.home.hero.picture.file = 'own';
    const variants = [{ Width: 1600, Url: '/own.webp' }];
    words.files.own = { kind: 'picture', width: 1600, height: 900, variants };
    await route.fulfill({ json: words });
  });
  await page.goto('/about-us');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Promoters' }).click();
  const headline = page.getByRole('heading', { level: 1, name: 'Best Land Promoters' });
  const own = page.getByRole('main').locator('img[src="/own.webp"]');
  await own.evaluate((image: HTMLImageElement) => image.decode());
  for (const viewport of [smallPhone, screens.desktop.viewport]) {
    await page.setViewportSize(viewport);
    for (const text of [headline, headline.locator('+ p'), headline.locator('+ p + p')]) {
      const [words, picture] = [await text.boundingBox(), await own.boundingBox()];
      if (!words || !picture) throw new Error('There are no first words.');
      const isAbove = words.y + words.height <= picture.y;
      expect(isAbove || words.x + words.width <= picture.x).toBe(true);
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarrier(page, ['color-contrast']);
    const { channels } = await sharp(await own.screenshot())
      .removeAlpha()
      .stats();
    for (const { mean } of channels) expect(Math.abs(mean - 0x88)).toBeLessThan(2);
  }
});
