import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, openLive, screens, test } from '../fixtures.ts';
import { breakList, photo, photos, serveGallery, video } from '../gallery-api.ts';

const recent = (page: Page) => page.getByRole('region', { name: 'Our Recent Projects' });

test('a visitor finds the sections of the specification in their order, buttons lead where it says, and with no item yet six drawings with towns of the district stand there', async ({
  page,
}) => {
  await serveGallery(page, []);
  await openLive(page, '/');
  const headings = await page.locator('main :is(h1, h2)').allTextContents();
  expect(headings).toEqual([
    'Best Land Promoters In Theni District',
    'Get In Touch',
    'WHAT WE DO',
    'GET A QOUTE',
    'ABOUT US',
    'Our Recent Projects',
    'Our layouts',
    'Get Direction',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const main = page.getByRole('main');
  for (const link of await main.getByRole('link', { name: 'contact us' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact-us');
  }
  expect(await main.getByRole('link', { name: 'contact us' }).count()).toBe(2);
  for (const card of ['Plots For Sale', '2D, 3D Home Plans', 'Road & Construction Works']) {
    await expect(main.getByRole('heading', { level: 3, name: card })).toBeVisible();
    await expect(main.getByRole('link', { name: `Read More ${card}` })).toHaveAttribute(
      'href',
      '/about-us',
    );
  }
  await expect(main.getByRole('link', { name: 'Read more about the company' })).toHaveAttribute(
    'href',
    '/about-us',
  );
  const touch = page.getByRole('region', { name: 'Get In Touch' });
  await expect(touch.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expect(touch.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:/);
  await expect(touch.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('heading', { name: 'Home loans' })).toBeVisible();

  const listItems = recent(page).getByRole('listitem');
  await expect(listItems).toHaveCount(6);
  // Each caption says what its drawing shows.
  const drawings = [
    ['Theni', 'Construction', 'finished house'],
    ['Periyakulam', 'Plots for sales', 'numbered plots'],
    ['Bodinayakanur', 'Construction', 'house under construction'],
    ['Cumbum', 'Construction', 'new tar road'],
    ['Uthamapalayam', 'Construction', 'tiled roof'],
    ['Andipatti', 'Plots and Approval', 'engineers on numbered plots'],
  ] as const;
  for (const [index, [town, service, drawn]] of drawings.entries()) {
    await expect(listItems.nth(index)).toContainText(`${town}${service}`);
    const picture = listItems.nth(index).getByRole('img', { name: drawn });
    await expect(picture).toHaveAttribute('src', new RegExp(`placeholder${index + 1}-`));
  }
});

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
