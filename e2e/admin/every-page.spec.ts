import type { Page } from '@playwright/test';
import type { Lead } from '@theni/contract';
import { type AdminPath, adminPaths } from '../../web/src/page-addresses.ts';
import { expectInThisWindow, expectNoBarrierInAnyTheme, expectOutline } from '../accessibility.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { serveOnePhoto } from '../gallery-api.ts';
import { cutControls } from '../legibility.ts';
import { test } from './fixtures.ts';

/** Without the admin’s menu. */
const [signInPath] = adminPaths;

const outlined: string[] = [
  '/admin/profile',
  '/admin/dashboard',
  '/admin-panel',
  '/admin/layouts',
] satisfies AdminPath[];

const lead: Lead = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Asha',
  email: 'asha@theni.example',
  phone: '+919843011111',
  message: 'I am looking for a plot.',
  services: { construction: '', plans: '', plots: 'plots and approvals', others: '' },
  language: 'ta',
  page: null,
  layout: 'sample-garden',
  plot: '12',
  campaign: null,
  comeOn: '2026-03-07',
  stage: 'new',
  nextStepOn: null,
  note: null,
  deleted: null,
  verdict: 'suspect',
  folder: 'open',
  mailState: 'failed',
  mailAttempts: 12,
  createdAt: '2026-03-02T00:00:00.000Z',
};

/** It is open on the page of leads, and a computer rings for it. */
async function serveOneLead(page: Page): Promise<void> {
  await page.route('/api/messages?*', (route) =>
    route.fulfill({ json: { messages: [lead], next: null } }),
  );
  await page.route('/api/messages/*/earlier', (route) =>
    route.fulfill({ json: { messages: [{ ...lead, id: 'earlier' }], next: null } }),
  );
  const browser = { name: 'Firefox on Windows', addedAt: lead.createdAt, lostAt: null };
  const browsers = [{ ...browser, endpoint: 'https://push.example/1' }];
  await page.route('/api/push', (route) => route.fulfill({ json: { publicKey: 'key', browsers } }));
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' }),
  );
}

test('every admin page has no barrier and all its landmarks, and is whole in a phone’s window', async ({
  page,
}) => {
  await serveOnePhoto(page);
  await serveOneLead(page);
  await becomeAdmin(page);
  for (const path of adminPaths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 740 });
      await page.goto(path === '/admin/dashboard' ? `${path}?open=${lead.id}` : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading..')).toHaveCount(0);
      if (path === '/admin/dashboard') {
        await expect(page.getByLabel('Note')).toBeVisible();
        await page.getByText(/^Ring this phone for new leads: off/).click();
        await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible();
      }
      if (outlined.includes(path)) await expectOutline(page, path);
      // The page in the editor has tests of its own.
      await expectNoBarrierInAnyTheme(page, 'iframe');
      await expectHeaderInWindow(page, path);
      if (path !== signInPath) await expectMenuInPlace(page, path);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await cutControls(page, 'header, nav')).toEqual([]);
        // Two rows of tabs would lie over the save bar above them.
        if (width === 360 && path === '/admin/layouts') await expectTabsInOneRow(page, 96);
      }
    });
});

/** At no width does the page stand out of its window, and the header leaves room. It ends on a phone. */
async function expectHeaderInWindow(page: Page, path: AdminPath): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of [1280, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectInThisWindow(page);
    if (path === '/admin/layouts') await expectTabsInOneRow(page, 48);
    if (width === 768 || width === 320) continue;
    // On a phone the editor of the website shows that of the page which is edited.
    const isInPage = path === '/admin/website' && width === 360;
    const seen = (isInPage ? page.frameLocator('iframe') : page).getByRole('banner');
    const home = seen.getByRole('link', { name: 'Sample Land Promoters' });
    await expect(home).toHaveAttribute('href', '/');
    for (const name of [/^E-mail/, /^Call/, 'YouTube'])
      await expect(seen.getByRole('link', { name })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect((await heading.boundingBox())?.y).toBeLessThan(260);
  }
}

/** @param most how high the row may be: `--bottom-bar` */
async function expectTabsInOneRow(page: Page, most: number): Promise<void> {
  const tabs = await page
    .getByRole('navigation', { name: 'Admin menu' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect();
        return { top, height };
      }),
    );
  expect(new Set(tabs.map(({ top }) => top)).size).toBe(1);
  expect(tabs[0]?.height).toBeLessThanOrEqual(most);
}

/** Header, the admin's bar and the menu leave 550 of a phone's 740 pixels to the page. */
async function expectMenuInPlace(page: Page, path: AdminPath): Promise<void> {
  const menu = page.getByRole('link', { name: 'Photos', exact: true });
  const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(56);
  const main = await page.getByRole('main').boundingBox();
  expect(y - (main?.y ?? 0)).toBeGreaterThanOrEqual(550);
  expect(await endOfContent(page)).toBeLessThanOrEqual(y);
  // Where there is enough to scroll, all but the menu scrolls away.
  const logo = page.getByRole('banner').getByRole('link', { name: 'Sample Land Promoters' });
  if (path === '/admin/layouts') await expect(logo).not.toBeInViewport();
  await expect(menu).toBeInViewport();
}

/** Where the last thing on the page ends once it is scrolled down. */
function endOfContent(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const inMain = [...document.querySelectorAll('main *')].filter((box) => box.checkVisibility());
    return Math.max(...inMain.map((box) => box.getBoundingClientRect().bottom));
  });
}
