import type { Page } from '@playwright/test';
import { adminPaths } from '../../web/src/pages.ts';
import { cutControls } from '../cut-controls.ts';
import { expect } from '../fixtures.ts';
import { test } from './fixtures.ts';

const SERVICES = ['Plots and Approvals', 'Construction Work', 'Road Work'];

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('every admin page has the site’s header, and its heading stays in the first view', async ({
      page,
      signedInAsAdmin,
    }) => {
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

    test('with text at twice its size nothing of the admin’s bar and the header is cut', async ({
      page,
      signedInAsAdmin,
    }) => {
      await signedInAsAdmin();
      for (const path of adminPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        expect(await cutControls(page, 'header, nav')).toEqual([]);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the end of each admin page stands above the menu under the thumb', async ({
    page,
    gallery,
    signedInAsAdmin,
  }) => {
    await gallery.add({ Location: 'Theni', Service: 'Road Work' });
    await signedInAsAdmin();
    for (const path of adminPaths.slice(1)) {
      await page.goto(path);
      await expect(page.getByText('Loading..')).toHaveCount(0);
      const menu = await page.getByRole('link', { name: 'Panel', exact: true }).boundingBox();
      expect(await endOfContent(page)).toBeLessThanOrEqual(menu?.y ?? 0);
    }
  });
});

/** Where the last thing on the page ends once it is scrolled down. */
function endOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const inMain = [...document.querySelectorAll('main *')].filter((box) => box.checkVisibility());
    return Math.max(...inMain.map((box) => box.getBoundingClientRect().bottom));
  });
}
