import type { Page } from '@playwright/test';
import { adminPaths } from '../../web/src/pages.ts';
import { cutControls } from '../cut-controls.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { photo, serveGallery } from '../gallery-api.ts';
import { test } from './fixtures.ts';
import { PhotosPage } from './photos-page.ts';
import { file } from './sample-files.ts';

/** Without the admin’s menu. */
const [signInPath] = adminPaths;

const SERVICES = ['Plots and Approvals', 'Construction Work', 'Road Work'];

for (const path of adminPaths)
  test(`${path} has the site’s header and its heading in the first view, ends above the menu, has no barrier that axe can find, and nothing of it is cut, at twice the text size too`, async ({
    page,
    signedInAsAdmin,
  }) => {
    await serveRoad(page);
    await signedInAsAdmin();
    const header = page.getByRole('banner');
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Loading..')).toHaveCount(0);
    // The page in the editor has tests of its own.
    await expectAccessible(page, 'iframe');
    const logo = header.getByRole('link', { name: 'Sample Land Promoters' });
    await expect(logo).toHaveAttribute('href', '/');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const name of [/^E-mail /, /^Call /, 'YouTube'])
        await expect(header.getByRole('link', { name })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect((await heading.boundingBox())?.y).toBeLessThan(260);
    }
    if (path !== signInPath) {
      const menu = await page.getByRole('link', { name: 'Photos', exact: true }).boundingBox();
      expect(await endOfContent(page)).toBeLessThanOrEqual(menu?.y ?? 0);
    }
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutControls(page, 'header, nav')).toEqual([]);
    }
  });

test('a file that is refused, an item that is edited and the question before a deletion have no barrier that axe can find', async ({
  page,
  signedInAsAdmin,
}) => {
  await serveRoad(page);
  await signedInAsAdmin('/admin-panel');
  const photos = new PhotosPage(page);
  await photos.upload(file('a.heic', 'x'));
  await expect(photos.failed).toHaveCount(1);
  await page.getByLabel('Edit: Road Work, Theni').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'cancel' }).click();
  await page.getByLabel('Delete: Road Work, Theni').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

async function serveRoad(page: Page): Promise<void> {
  const road = photo(1, { Location: 'Theni', Service: 'Road Work' });
  await serveGallery(page, [road]);
  await page.route('/api/admin/file', (route) => route.fulfill({ json: [road] }));
}

test('on a small phone header, admin bar and menu take at most 190 of 740 pixels, and all but the menu scrolls away', async ({
  page,
  signedInAsAdmin,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInAsAdmin();
  for (const path of adminPaths.filter((each) => each !== signInPath)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = await page.getByRole('main').boundingBox();
    const menu = await page.getByRole('link', { name: 'Photos', exact: true }).boundingBox();
    if (!main || !menu) throw new Error(`There is no menu on ${path}.`);
    expect(main.y + 740 - menu.y).toBeLessThanOrEqual(190);
  }
  await page.goto('/admin/projects');
  await expect(page.getByRole('button', { name: 'Plot 1, available' }).first()).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'Logout' })).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Photos', exact: true })).toBeInViewport();
});

/** Where the last thing on the page ends once it is scrolled down. */
function endOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const inMain = [...document.querySelectorAll('main *')].filter((box) => box.checkVisibility());
    return Math.max(...inMain.map((box) => box.getBoundingClientRect().bottom));
  });
}

test('from an admin page the Service list leads to a service page, on a desktop and on a phone', async ({
  page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/admin/auth');
    if (width < 992) await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const service = menu.getByText('Service', { exact: true });
    if (width < 992) await service.click();
    else await service.hover();
    for (const name of SERVICES) await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('link', { name: 'Road Work' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Road Work' })).toBeVisible();
  }
});
