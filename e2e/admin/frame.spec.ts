import type { Page } from '@playwright/test';
import { becomeAdmin, expect } from '../fixtures.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a tap on a tab marks it at once; the bar of the admin area is one row', async ({
  page,
  signedInAsAdmin,
}) => {
  const line = Promise.withResolvers<void>();
  await page.route(/leads-page.*\.js/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await signedInAsAdmin('/admin/layouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Layouts' })).toBeVisible();
  await tab(page, 'Leads').tap();
  await expect(tab(page, 'Leads')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Loading..')).toBeVisible();
  line.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();

  const bar = page.getByRole('navigation', { name: 'Admin menu' });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await bar.getByRole('link').all();
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
    expect(new Set(tops).size, `${width}`).toBe(1);
    expect((await boxes[0]?.boundingBox())?.height).toBeLessThanOrEqual(48);
  }
});

test('a tab that cannot be loaded leaves the others where they are, and "Try again" loads it once there is a line', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be|imported module|Unable to preload/,
  );
  const ofTabs = /\/assets\/leads-page.*\.js$/;
  await becomeAdmin(page);
  await page.route(ofTabs, (route) => route.abort());
  await page.goto('/admin-panel');
  const photos = page.getByRole('heading', { level: 1, name: 'Photos & videos' });
  await expect(photos).toBeVisible();
  await page.context().setOffline(true);
  await tab(page, 'Leads').tap();
  // The document has the same sentence, hidden, for a script that does not come at all.
  const failure = page.locator('#root').getByText('This page could not be loaded.');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(failure).toBeVisible();
  await tab(page, 'Photos').tap();
  await expect(photos).toBeVisible();
  await tab(page, 'Leads').tap();
  await expect(failure).toBeVisible();
  await page.unroute(ofTabs);
  await page.context().setOffline(false);
  await tryAgain.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
});

test.describe('with all pages loaded while the browser is idle', () => {
  test.use({ loadsAhead: true });

  test('once the first page is there, every tab opens without a connection', async ({
    page,
    signedInAsAdmin,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|could not be/);
    const names = ['layouts', 'website', 'profile', 'help'];
    const scripts = names.map((name) => page.waitForResponse(new RegExp(`${name}-page.*\\.js`)));
    await signedInAsAdmin('/admin/dashboard');
    for (const response of await Promise.all(scripts)) await response.finished();
    // All pages are asked for at once, each with the scripts that it imports.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (const [name, heading] of [
      ['Photos', 'Photos & videos'],
      ['Layouts', 'Layouts'],
      ['Website', 'Website'],
      ['Profile', 'Welcome'],
    ] as const) {
      await tab(page, name).tap();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.context().setOffline(false);
  });
});
