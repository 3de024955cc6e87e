import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, layoutShift, openLive, screens, test, untilHydrated } from '../fixtures.ts';
import { breakList, photo, photos, serveGallery, video } from '../gallery-api.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Our Recent Projects' });
const smallPhone = { width: 360, height: 740 };

test('on a phone Home is at most 8,500 pixels long, with six items in the drawings’ places', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  const [first = photo(0), , ...others] = photos(7);
  await serveGallery(page, [{ ...first, Layout: 'sample-garden' }, video(1), ...others]);
  await openLive(page, '/');
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
  const boxes = [0, 1].map((index) => listItems.nth(index).boundingBox());
  const [one, other] = await Promise.all(boxes);
  expect(other?.y).toBe(one?.y);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8500);
});

test('a visitor reads that there are drawings as long as one stands in the place of a photo; the tiles stay where they are', async ({
  page,
}) => {
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

test('on a phone the header takes 88 pixels at most, and its bar alone stays in view', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  for (const path of ['/', '/ta']) {
    await openLive(page, path);
    // A face that comes late may widen a word; what is asked here is whether scrolling moves anything.
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
});

const drawn = { width: 1600, height: 900, channels: 3 as const };
const ownPictures = {
  dark: sharp({ create: { ...drawn, background: '#0a0a0a' } }),
  busy: sharp({
    create: { ...drawn, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  }),
};

/** WCAG 2, of a text on plain ground. */
function contrast(one: number[], other: number[]): number {
  const luminance = (colour: number[]) => {
    const linear = (value: number) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const [red = 0, green = 0, blue = 0] = colour.map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const meansOf = async (screenshot: Buffer) =>
  (await sharp(screenshot).removeAlpha().stats()).channels.map(({ mean }) => mean);

for (const [kind, picture] of Object.entries(ownPictures))
  test(`the first words of Home stand out from plain ground in both themes, however ${kind} the owner’s picture is, and none darkens it`, async ({
    page,
  }) => {
    const body = await picture.webp().toBuffer();
    await page.route('**/own.webp', (route) => route.fulfill({ body, contentType: 'image/webp' }));
    await page.route('**/assets/words.en.*', async (route) => {
      const words = await (await route.fetch()).json();
      words.home.hero.picture.file = 'own';
      const variants = [{ Width: 1600, Url: '/own.webp' }];
      words.files.own = { kind: 'picture', width: 1600, height: 900, variants };
      await route.fulfill({ json: words });
    });
    for (const viewport of [smallPhone, screens.desktop.viewport]) {
      await page.setViewportSize(viewport);
      await page.goto('/about-us');
      await untilHydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Promoters' }).click();
      const headline = page.getByRole('heading', { level: 1, name: 'Best Land Promoters' });
      const own = page.getByRole('main').locator('img[src="/own.webp"]');
      await own.evaluate((image: HTMLImageElement) => image.decode());
      const texts = [headline, headline.locator('+ p'), headline.locator('+ p + p')];
      const shown: number[][] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const colours = await Promise.all(
          texts.map((text) => text.evaluate((element) => getComputedStyle(element).color)),
        );
        const style = await page.addStyleTag({
          content: 'h1, h1 ~ p { color: transparent !important }',
        });
        for (const [index, text] of texts.entries()) {
          const ground = await text.screenshot();
          const { channels } = await sharp(ground).stats();
          for (const { stdev } of channels) expect(stdev).toBeLessThan(1);
          const colour = colours[index]?.match(/[\d.]+/g)?.map(Number) ?? [];
          expect(contrast(colour, await meansOf(ground))).toBeGreaterThan(4.5);
        }
        await style.evaluate((element) => (element as HTMLElement).remove());
        shown.push(await meansOf(await own.screenshot()));
      }
      const [light = [], dark = []] = shown;
      for (const [channel, mean] of light.entries())
        expect(Math.abs(mean - (dark[channel] ?? 0))).toBeLessThan(2);
      await page.emulateMedia({ colorScheme: null });
    }
  });

test('when the list cannot be had, the drawings stay, the log says why and the visitor may try again', async ({
  page,
  expectedErrors,
}) => {
  await breakList(page, expectedErrors);
  await openLive(page, '/');
  const section = recent(page);
  await expect(section.getByText('could not be loaded')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(6);

  await page.unroute(/\/api\/file/);
  await serveGallery(page, [photo(2)]);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByText('Town 2')).toBeVisible();
  await expect(section.getByText('could not be loaded')).toBeHidden();
  await expect(section.getByRole('listitem').nth(1)).toContainText('PeriyakulamPlots for sales');
});
