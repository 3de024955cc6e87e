import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { photo, photos, serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';
import { problem } from '../responses.ts';

const listItems = (page: Page) => page.getByRole('main').getByRole('listitem');
const itemLink = (page: Page, number: number) =>
  page.getByRole('main').locator(`a[href$="item=${photo(number)._id}"]`);
const more = (page: Page) => page.getByRole('button', { name: 'More photos' });

test('a visitor goes on through a long gallery by keyboard', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, photos(73));
  await openLive(page, '/gallery');
  await expect(listItems(page)).toHaveCount(24);
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
