import type { Page } from '@playwright/test';
import { expect, expectNoBarrier, layoutShift, openLive, screens, test } from '../fixtures.ts';
import { photo, photos, serveGallery } from '../gallery-api.ts';
import { problem } from '../responses.ts';

const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');
const itemLink = (page: Page, number: number) =>
  page.getByRole('main').locator(`a[href$="item=${photo(number)._id}"]`);
const more = (page: Page) => page.getByRole('button', { name: 'More photos' });

for (const length of [0, 24])
  test(`a gallery of ${length} is all there at its foot, and nothing moves`, async ({ page }) => {
    await page.setViewportSize(screens.phone.viewport);
    await serveGallery(page, photos(length));
    const before = await openSettled(page, length);
    await page.keyboard.press('End');
    await expect(page.getByText('All rights reserved.')).toBeInViewport();
    await expect(more(page)).toBeHidden();
    expect(await layoutShift(page)).toBe(before);
  });

test('a visitor goes on through a long gallery by keyboard', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, photos(73));
  await openSettled(page);
  for (const loaded of [24, 48]) {
    await more(page).press('Enter');
    await expect(itemLink(page, loaded)).toBeFocused();
    await expect(itemLink(page, loaded)).toBeInViewport();
    await expect(listItems(page)).toHaveCount(loaded + 24);
  }
  await expectNoBarrier(page);
  await page.route(/&before=/, (route) => route.fulfill(problem(503)), { times: 1 });
  await more(page).click();
  await expect(page.getByText('The photos could not be loaded.')).toBeInViewport();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listItems(page)).toHaveCount(73);
  await expect(more(page)).toBeHidden();
});

/**
 * @returns what has moved until then: a font that comes late moves the line beside the heading a
 * little
 */
async function openSettled(page: Page, length = 24): Promise<number> {
  await openLive(page, '/gallery');
  await expect(listItems(page)).toHaveCount(length);
  await expect(page.getByText('Loading Please wait....')).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return layoutShift(page);
}
