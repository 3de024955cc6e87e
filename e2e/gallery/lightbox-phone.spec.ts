import { expect, openLive, screens, test, words } from '../fixtures.ts';
import { photos, serveGallery } from '../gallery-api.ts';
import { address, caption, itemLink, items, viewer } from './lightbox.ts';
import { touchscreenOf } from './touch.ts';

test.use(screens.phone);
const middle = { x: 195, y: 420 };
const [left, right] = [
  { x: 60, y: 420 },
  { x: 330, y: 420 },
];

test('a swipe turns to the next picture or the one before, and Back still closes in one step', async ({
  page,
}) => {
  await serveGallery(page, items);
  await openLive(page, '/gallery');
  const before = await page.evaluate(() => history.length);
  await itemLink(page, 2).click();
  const touch = await touchscreenOf(page);
  await expect(caption(page)).toHaveText(items[1]?.Location ?? '');
  for (const number of [3, 4]) {
    await touch.swipe(right, left);
    await expect(page).toHaveURL(address(number));
    await expect(caption(page)).toHaveText(items[number - 1]?.Location ?? '');
  }
  await touch.swipe(left, right);
  await expect(page).toHaveURL(address(3));
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('the pictures on both sides are fetched ahead, and no others; two fingers make the picture larger, and it stays the same picture', async ({
  page,
}) => {
  const fetched = await serveGallery(page, photos(24));
  await openLive(page, address(20));
  const isFetched = (number: number) =>
    fetched.paths.some((path) => path.startsWith(`/sample-files/${number}-`));
  await expect.poll(() => [19, 20, 21].filter(isFetched)).toEqual([19, 20, 21]);
  expect([18, 22].filter(isFetched)).toEqual([]);
  // Larger, it is two for a moment: the sharper one comes over the other.
  const picture = page.locator('.yarl__slide_current img').first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  const width = () => picture.evaluate((image) => image.getBoundingClientRect().width);
  const small = await width();
  const touch = await touchscreenOf(page);
  await touch.spread(middle, 40, 120);
  await expect.poll(width).toBeGreaterThan(small * 1.5);
  await expect(page).toHaveURL(address(20));
});

test('Share hands name and link of the item to the phone, in the language of the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => Object.assign(window, { shared }),
    });
  });
  await serveGallery(page, items);
  const shared = async (label: string) => {
    await page.getByRole('button', { name: label }).click();
    return page.evaluate(() => (window as { shared?: ShareData }).shared);
  };
  await openLive(page, address(1));
  const { origin } = new URL(page.url());
  const link = `/gallery?item=${items[0]?._id}`;
  expect(await shared('Share')).toEqual({ title: 'Consturction, Town 1', url: origin + link });
  await openLive(page, `/ta${address(1)}`);
  expect(await shared(words.ta.gallery.share.label)).toEqual({
    title: 'கட்டுமானம், Town 1',
    url: `${origin}/ta${link}`,
  });
});
