import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  expect,
  galleryItem,
  layoutShift,
  openLive,
  screens,
  serveGallery,
  test,
} from './fixtures.ts';

const items = Array.from({ length: 100 }, (_, index) => galleryItem(index));
const tile = (page: Page, number: number) =>
  page.getByRole('main').locator(`a[href$="item=${galleryItem(number)._id}"]`);
const more = (page: Page) => page.getByRole('link', { name: 'More projects' });

for (const [screen, use] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(use);

    test('projects come as the visitor scrolls, and nothing in view moves', async ({ page }) => {
      await serveGallery(page, items);
      const before = await openSettled(page);
      for (const last of [23, 47, 71, 95, 99]) {
        await expect(tile(page, last)).toBeAttached();
        await tile(page, last).scrollIntoViewIfNeeded();
      }
      await expect(more(page)).toBeHidden();
      expect(await layoutShift(page)).toBe(before);
    });

    test('nothing moves at the foot of the page either, when projects come late', async ({
      page,
    }) => {
      await serveGallery(page, items);
      const answer = Promise.withResolvers<void>();
      await page.route(/&after=/, async (route) => {
        await answer.promise;
        await route.fallback();
      });
      const before = await openSettled(page);
      const asked = page.waitForRequest(/&after=/);
      await tile(page, 23).scrollIntoViewIfNeeded();
      await asked;
      await toFoot(page);
      const tall = await heightOf(page);
      answer.resolve();
      await expect.poll(() => heightOf(page)).toBeGreaterThan(tall);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect(await layoutShift(page)).toBe(before);
    });

    test('whoever goes to the foot of the page is not made to fetch the gallery; the link there shows the next projects', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on(
        'request',
        (request) => request.url().includes('&after=') && asked.push(request.url()),
      );
      await serveGallery(page, items);
      await openLive(page, '/gallery');
      await expect(tile(page, 23)).toBeAttached();
      await toFoot(page);
      await more(page).click();
      await expect(tile(page, 24)).toBeFocused();
      await expect(tile(page, 24)).toBeInViewport();
      await expect(page).toHaveURL('/gallery');
      expect(asked).toHaveLength(1);
    });
  });
}

test('the link to more projects opens in another tab too, and leads back to the newest', async ({
  page,
}) => {
  await serveGallery(page, items);
  await openLive(page, '/gallery?service=Road+Work&service=2d%2C3d+plans');
  const address = await more(page).getAttribute('href');
  expect(address).toContain('service=Road+Work&service=2d%2C3d+plans&after=');
  await openLive(page, address ?? '');
  // Every other project is of one of the two services.
  await expect(tile(page, 50)).toBeVisible();
  await expect(tile(page, 47)).toBeHidden();
  await tile(page, 50).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(address ?? '');
  await page.getByRole('link', { name: 'From the newest project on' }).click();
  await expect(page).toHaveURL('/gallery?service=Road+Work&service=2d%2C3d+plans');
  await expect(tile(page, 2)).toBeVisible();
});

test('a click for a new tab is left to the browser', async ({ page, context }) => {
  await serveGallery(page, items);
  await openLive(page, '/gallery');
  const opened = context.waitForEvent('page');
  await more(page).click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain('/gallery?after=');
  await expect(page).toHaveURL('/gallery');
});

test('a link to later projects begins with the newest when the place in the list is gone', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 400/);
  await serveGallery(page, items);
  await openLive(page, `/gallery?after=${galleryItem(999)._id}`);
  await expect(tile(page, 0)).toBeVisible();
});

test('assistive technology finds nothing to complain of while there are more projects', async ({
  page,
}) => {
  await serveGallery(page, items);
  await openLive(page, '/gallery');
  await tile(page, 23).scrollIntoViewIfNeeded();
  await tile(page, 47).scrollIntoViewIfNeeded();
  await expect(tile(page, 71)).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('when the next projects cannot be had, the visitor may try again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ApiError/, /status of 503/);
  await serveGallery(page, items);
  await page.route(/&after=/, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openLive(page, '/gallery');
  await tile(page, 23).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tile(page, 24)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('a long gallery keeps no more tiles in the page than there are around the visitor, and gives the others back', async ({
  page,
}) => {
  await serveGallery(page, items);
  const before = await openSettled(page);
  for (const last of [23, 47, 71, 95, 99]) {
    await expect(tile(page, last)).toBeAttached();
    await tile(page, last).scrollIntoViewIfNeeded();
  }
  await expect(tile(page, 0)).toBeHidden();
  const tall = await heightOf(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(tile(page, 0)).toBeInViewport();
  await expect(tile(page, 99)).toBeHidden();
  expect(await heightOf(page)).toBe(tall);
  expect(await layoutShift(page)).toBe(before);
});

/** @returns what has moved until then: a font that comes late moves the line beside the heading a little */
async function openSettled(page: Page): Promise<number> {
  await openLive(page, '/gallery');
  await expect(tile(page, 23)).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return layoutShift(page);
}

function toFoot(page: Page) {
  return page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
