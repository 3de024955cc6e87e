import type { Page } from '@playwright/test';
import { type AdminPath, adminPaths } from '../../web/src/page-addresses.ts';
import { expectAccessible, outlineOf } from '../accessibility.ts';
import { cutControls } from '../cut-controls.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { serveOnePhoto } from '../gallery-api.ts';
import { test } from './fixtures.ts';

/** Without the admin’s menu. */
const [signInPath] = adminPaths;

/** By path, the name of the file that has the landmarks, headings and forms of such a page. */
const outlines: Partial<Record<AdminPath, string>> = {
  '/admin/profile': 'profile.txt',
  '/admin/dashboard': 'leads.txt',
  '/admin-panel': 'photos.txt',
  '/admin/layouts': 'layouts.txt',
};

for (const path of adminPaths)
  test(`${path} has no barrier and all its landmarks, and is whole in a phone’s window`, async ({
    page,
  }) => {
    await serveOnePhoto(page);
    await page.route('/api/messages?*', (route) =>
      route.fulfill({ json: { messages: [], next: null } }),
    );
    const header = page.getByRole('banner');
    await becomeAdmin(page);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Loading..')).toHaveCount(0);
    const outline = outlines[path];
    if (outline) expect(await outlineOf(page)).toMatchSnapshot(outline);
    // The page in the editor has tests of its own.
    await expectAccessible(page, 'iframe');
    const logo = header.getByRole('link', { name: 'Sample Land Promoters' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      // On a phone the editor of the website shows that of the page which is edited.
      const isInPage = path === '/admin/website' && width === 360;
      const seen = isInPage ? page.frameLocator('iframe').getByRole('banner') : header;
      const home = seen.getByRole('link', { name: 'Sample Land Promoters' });
      await expect(home).toHaveAttribute('href', '/');
      for (const name of [/^E-mail/, /^Call/, 'YouTube'])
        await expect(seen.getByRole('link', { name })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect((await heading.boundingBox())?.y).toBeLessThan(260);
    }
    if (path !== signInPath) {
      // Header, the admin's bar and the menu leave 550 of 740 pixels to the page.
      const menu = page.getByRole('link', { name: 'Photos', exact: true });
      const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(56);
      const main = await page.getByRole('main').boundingBox();
      expect(y - (main?.y ?? 0)).toBeGreaterThanOrEqual(550);
      expect(await endOfContent(page)).toBeLessThanOrEqual(y);
      // Where there is enough to scroll, all but the menu scrolls away.
      if (path === '/admin/layouts') await expect(logo).not.toBeInViewport();
      await expect(menu).toBeInViewport();
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutControls(page, 'header, nav')).toEqual([]);
    }
  });

/** Where the last thing on the page ends once it is scrolled down. */
function endOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const inMain = [...document.querySelectorAll('main *')].filter((box) => box.checkVisibility());
    return Math.max(...inMain.map((box) => box.getBoundingClientRect().bottom));
  });
}
