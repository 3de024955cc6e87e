import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openLive, screens, test } from '../fixtures.ts';
import { breakList, photo, photos, serveGallery, video } from '../gallery-api.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Our Recent Projects' });

test('title and picture of each card lead to the service’s page', async ({ page }) => {
  await serveGallery(page, []);
  await openLive(page, '/');
  for (const [card, path] of [
    ['Plots For Sale', '/service-plots'],
    ['2D, 3D Home Plans', '/service-construction'],
    ['Road & Construction Works', '/service-roadwork'],
  ] as const) {
    const article = page.getByRole('article').filter({ hasText: card });
    await article.getByRole('link', { name: card, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await article.locator('picture').click({ force: true });
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('items take the drawings’ places, at most six, and below each a visitor can ask about it with a link to it', async ({
  page,
}) => {
  const [first = photo(0), , ...others] = photos(7);
  await serveGallery(page, [first, video(1), ...others]);
  await openLive(page, '/');
  const listItems = recent(page).getByRole('listitem');
  await expect(listItems).toHaveText([
    /Town 0Plots and Approvals/,
    /Town 1ConsturctionAsk/,
    /Town 2/,
    /Town 3/,
    /Town 4/,
    /Town 5/,
  ]);
  await expect(listItems.nth(1).locator('video')).toHaveAttribute('controls');
  await expect(listItems.nth(1).locator('video')).toHaveAttribute('preload', 'none');
  await expect(listItems.first().getByRole('img')).toHaveAttribute('alt', 'Plots and Approvals');

  // An item that is missing leaves its drawing, below which there is nothing to ask.
  await serveGallery(page, [photo(1, { Project: 'sample-garden' })]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/');
  await expect(listItems.first()).toContainText('Town 1');
  await expect(listItems.nth(1)).toContainText('Periyakulam');
  const request = listItems.getByRole('link', { name: 'Ask about this on WhatsApp' });
  await expect(request).toHaveCount(1);
  const text = new URL((await request.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('"Consturction, Town 1"');
  expect(text).toContain(`${new URL(page.url()).origin}/gallery?item=${photo(1)._id}`);
  // Its registration stands on two lines.
  const papers = recent(page).getByText('TN/99/Layout/0024/2025').locator('..');
  expect((await papers.boundingBox())?.height).toBeLessThan(45);
});

test('a visitor who prefers dark is not dazzled by the first view', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await serveGallery(page, []);
  for (const { viewport } of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const { channels } = await sharp(await page.screenshot()).stats();
    for (const { mean } of channels) expect(mean).toBeLessThan(90);
  }
});

test('when the list cannot be had, the drawings stay, the log says why and the visitor may try again; so stays the drawing of an item whose file has been deleted', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await breakList(page, expectedErrors);
  await openLive(page, '/');
  const section = recent(page);
  await expect(section.getByText('could not be loaded')).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(6);

  await page.unroute(/\/api\/file/);
  const deleted = photo(1, { FileUrl: '/gone/1.jpg', Variants: [] });
  await serveGallery(page, [photo(2), deleted]);
  await page.route(`/api/file/${deleted._id}`, (route) => route.fulfill({ status: 404 }));
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByText('Town 2')).toBeVisible();
  await expect(section.getByText('could not be loaded')).toBeHidden();
  await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem').nth(1)).toContainText('PeriyakulamPlots for sales');
});
