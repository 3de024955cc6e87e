import type { Page } from '@playwright/test';
import { adminPaths } from '../../web/src/pages.ts';
import { cutControls } from '../cut-controls.ts';
import { expect } from '../fixtures.ts';
import { test } from './fixtures.ts';

/** Without the admin’s menu. */
const [signInPath] = adminPaths;

const SERVICES = ['Plots and Approvals', 'Construction Work', 'Road Work'];

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('every admin page has the site’s header and its heading in the first view, ends above the menu, and nothing is cut at twice the text size', async ({
      page,
      gallery,
      signedInAsAdmin,
    }) => {
      await gallery.add({ Location: 'Theni', Service: 'Road Work' });
      await signedInAsAdmin();
      for (const path of adminPaths) {
        await page.goto(path);
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: /^E-mail / })).toBeVisible();
        await expect(header.getByRole('link', { name: /^Call / })).toBeVisible();
        await expect(header.getByRole('link', { name: 'YouTube' })).toBeVisible();
        const logo = header.getByRole('link', { name: 'Sample Land Promoters' });
        await expect(logo).toHaveAttribute('href', '/');
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        expect(heading?.y).toBeLessThan(260);

        await expect(page.getByText('Loading..')).toHaveCount(0);
        if (width < 992 && path !== signInPath) {
          const menu = await page.getByRole('link', { name: 'Photos & videos' }).boundingBox();
          expect(await endOfContent(page)).toBeLessThanOrEqual(menu?.y ?? 0);
        }

        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        expect(await cutControls(page, 'header, nav')).toEqual([]);
      }
    });

    test('from an admin page the Service list leads to a service page', async ({ page }) => {
      await page.goto('/admin/auth');
      if (width < 992) await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const service = menu.getByText('Service', { exact: true });
      if (width < 992) await service.click();
      else await service.hover();
      for (const name of SERVICES) await expect(menu.getByRole('link', { name })).toBeVisible();
      await menu.getByRole('link', { name: 'Road Work' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Road Work' })).toBeVisible();
    });
  });
}

/** Where the last thing on the page ends once it is scrolled down. */
function endOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const inMain = [...document.querySelectorAll('main *')].filter((box) => box.checkVisibility());
    return Math.max(...inMain.map((box) => box.getBoundingClientRect().bottom));
  });
}
