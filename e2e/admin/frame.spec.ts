import type { Page } from '@playwright/test';
import { becomeAdmin, expect } from '../fixtures.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, loadsAhead: true });

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the first page says that it loads; once it is there, every tab opens without a connection; one that cannot be loaded is marked at once and leaves the others where they are, and "Try again" loads it once there is a line', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be|imported module|Unable to preload/,
  );
  const ofLeads = /\/assets\/leads-page.*\.js$/;
  const [first, line] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await becomeAdmin(page);
  await page.route(/\/assets\/admin-.*\.js$/, async (route) => {
    await first.promise;
    await route.fallback();
  });
  await page.route(ofLeads, async (route) => {
    await line.promise;
    await route.abort();
  });
  const names = ['layouts', 'website', 'profile', 'help'];
  const scripts = names.map((name) => page.waitForResponse(new RegExp(`${name}-page.*\\.js`)));
  await page.goto('/admin-panel');

  await test.step('an empty page says that it loads', async () => {
    const said = await page.evaluate(() => {
      const root = document.querySelector('#root:empty');
      return root && getComputedStyle(root, '::before').content;
    });
    expect(said).toBe('"Loading.."');
    first.resolve();
  });

  await test.step('all pages are asked for while the browser is idle', async () => {
    await expect(heading(page, 'Photos & videos')).toBeVisible();
    for (const response of await Promise.all(scripts)) await response.finished();
  });

  // The document has the same sentence, hidden, for a script that does not come at all.
  const failure = page.locator('#root').getByText('This page could not be loaded.');
  await test.step('a tap marks the tab at once', async () => {
    await tab(page, 'Leads').tap();
    await expect(tab(page, 'Leads')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('Loading..')).toBeVisible();
    line.resolve();
    await expect(failure).toBeVisible();
    // Each page is asked for with the scripts that it imports.
    await page.waitForLoadState('networkidle');
  });

  await test.step('without a connection the others open', async () => {
    await page.context().setOffline(true);
    for (const [name, text] of [
      ['Photos', 'Photos & videos'],
      ['Layouts', 'Layouts'],
      ['Website', 'Website'],
      ['Profile', 'Welcome'],
    ] as const) {
      await tab(page, name).tap();
      await expect(heading(page, text)).toBeVisible();
    }
    await tab(page, 'Leads').tap();
    await expect(failure).toBeVisible();
  });

  await test.step('"Try again" loads it once there is a line', async () => {
    await page.unroute(ofLeads);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(heading(page, 'Leads')).toBeVisible();
  });
});
