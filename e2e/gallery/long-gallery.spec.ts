import type { Page } from '@playwright/test';
import {
  expect,
  expectNoBarrier,
  layoutShift,
  openLive,
  requestsOf,
  screens,
  test,
  twoFrames,
} from '../fixtures.ts';
import { photo, photos, serveGallery } from '../gallery-api.ts';
import { problem } from '../responses.ts';

const items = photos(100);
const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');
const itemLink = (page: Page, number: number) =>
  page.getByRole('main').locator(`a[href$="item=${photo(number)._id}"]`);
const more = (page: Page) => page.getByRole('link', { name: 'More projects' });
const foot = (page: Page) => page.getByRole('contentinfo').getByText('All rights reserved.');

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    for (const length of [0, 1, 25]) {
      test(`a gallery of ${length} is all there at its foot, and nothing moves`, async ({
        page,
      }) => {
        await serveGallery(page, photos(length));
        const before = await openSettled(page, Math.min(length, 24));
        await page.keyboard.press('End');
        await expect(foot(page)).toBeInViewport();
        await expect(listItems(page)).toHaveCount(length);
        await expect(foot(page)).toBeInViewport();
        await expect(more(page)).toBeHidden();
        expect(await layoutShift(page)).toBe(before);
      });
    }

    test('items come as the visitor scrolls, and nothing in view moves', async ({ page }) => {
      await serveGallery(page, items);
      const before = await openSettled(page);
      for (const last of [23, 47, 71, 95, 99]) {
        await expect(itemLink(page, last)).toBeAttached();
        await itemLink(page, last).scrollIntoViewIfNeeded();
      }
      await expect(more(page)).toBeHidden();
      expect(await layoutShift(page)).toBe(before);
    });

    test('each time a visitor of 500 items gets past the last one, 24 more come, late ones too, and the foot of the page stays in view', async ({
      page,
    }) => {
      const requested = requestsOf(page, (request) => request.url().includes('&after='));
      await serveGallery(page, photos(500));
      const late = Promise.withResolvers<void>();
      await page.route(/&after=/, async (route) => {
        await late.promise;
        await route.fallback();
      });
      const before = await openSettled(page);
      for (const loaded of [48, 72, 96]) {
        await page.keyboard.press('End');
        await expect(foot(page)).toBeInViewport();
        late.resolve();
        await expect(listItems(page)).toHaveCount(loaded);
        await expect(foot(page)).toBeInViewport();
        // Whoever stays there is not made to fetch the gallery.
        await twoFrames(page);
        expect(requested).toHaveLength(loaded / 24 - 1);
        await page.keyboard.press('Home');
        await expect(itemLink(page, 0)).toBeInViewport();
        // A person is longer there than the observer needs to be told.
        await twoFrames(page);
      }
      expect(await layoutShift(page)).toBe(before);
    });
  });
}

test('the link at the foot shows the items that come next, opens in another tab too, and leads back to the newest', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await serveGallery(page, items);
  await openLive(page, '/gallery');
  await expect(itemLink(page, 23)).toBeAttached();
  // A click for a new tab is left to the browser.
  const opened = context.waitForEvent('page');
  await more(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/gallery\?after=/);
  await expect(page).toHaveURL('/gallery');
  await page.keyboard.press('End');
  await expect(listItems(page)).toHaveCount(48);
  await more(page).click();
  await expect(itemLink(page, 24)).toBeFocused();
  await expect(itemLink(page, 24)).toBeInViewport();
  await expect(page).toHaveURL('/gallery');

  await openLive(page, '/gallery?service=Road+Work&service=2d%2C3d+plans');
  const address = await more(page).getAttribute('href');
  expect(address).toContain('service=Road+Work&service=2d%2C3d+plans&after=');
  await openLive(page, address ?? '');
  // Every other item is of one of the two services.
  await expect(itemLink(page, 50)).toBeVisible();
  await expect(itemLink(page, 47)).toBeHidden();
  await itemLink(page, 50).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(address ?? '');
  await page.getByRole('link', { name: 'Start from the newest project' }).click();
  await expect(page).toHaveURL('/gallery?service=Road+Work&service=2d%2C3d+plans');
  await expect(itemLink(page, 2)).toBeVisible();

  // Where the place in the list is gone.
  await openLive(page, `/gallery?after=${photo(999)._id}`);
  await expect(itemLink(page, 0)).toBeVisible();
});

test('whoever goes through the items by keyboard meets each of them, and no barrier; where the next ones cannot be had, they can be asked for again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, photos(73));
  await page.route(/&after=/, (route) => route.fulfill(problem(503)), { times: 1 });
  await openSettled(page);
  await itemLink(page, 23).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(itemLink(page, 24)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await itemLink(page, 22).focus();
  for (const number of [23, 24, 25]) {
    await expect(itemLink(page, number)).toBeAttached();
    // Each has two links: its picture, and WhatsApp.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(itemLink(page, number)).toBeFocused();
    await expect(itemLink(page, number)).toBeInViewport();
  }
  await expect(listItems(page)).toHaveCount(48);
  await expectNoBarrier(page);
});

/** @returns what has moved until then: a font that comes late moves the line beside the heading a little */
async function openSettled(page: Page, length = 24): Promise<number> {
  await openLive(page, '/gallery');
  await expect(listItems(page)).toHaveCount(length);
  await expect(page.getByText('Loading Please wait....')).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return layoutShift(page);
}
