import { pages } from '@theni/contract/site-map';
import { photos } from '../../functions/test/sample-photos.ts';
import { expect, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';
import { publicPaths, words } from '../site.ts';
import { removeNewerFeatures } from './old-browser.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => removeNewerFeatures(page));

test('where popovers are unknown the menu stands at the top of its page', async ({ page }) => {
  await openLive(page, '/ta/about-us');
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link')).toHaveCount(4);
  const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(320);
  await expect(page.getByRole('button', { name: words.ta.frame.menu.open })).toBeHidden();
  await page.mouse.wheel(0, 1500);
  await expect(menu).not.toBeInViewport();
  await menu.locator('summary').tap();
  await menu.getByRole('link').nth(2).tap();
  await expect(page).toHaveURL(/service/);
});

test('no page is wider than an old phone; the names of towns keep their type where containers are unknown', async ({
  page,
}) => {
  await serveGallery(page, photos(3));
  // In every-visitor.spec.ts such pages fit when they are alive, too.
  for (const path of [...publicPaths, '/ta/layouts/sample-garden']) {
    if (path === pages.gallery.path) await openLive(page, path);
    else await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    if (path === pages.gallery.path) {
      const town = page.getByText('Town 1', { exact: true });
      await expect(town).toHaveCSS('font-weight', '800');
    }
  }
});
