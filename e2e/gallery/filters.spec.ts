import { photos } from '../../functions/test/sample-photos.ts';
import { expect, test } from '../fixtures.ts';
import { serveGallery } from '../gallery-api.ts';
import { openLive } from '../hydration.ts';

const PLACES = ['Theni', 'Cumbum', 'Bodinayakanur'];
const items = photos(24).map((item, index) => ({
  ...item,
  Location: PLACES[index % PLACES.length] ?? '',
}));

test('a visitor chooses service and town, and Back takes a choice off; one that failed is tried again from its first photo, not after those of the former', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, items);
  await openLive(page, '/gallery');
  const listItems = page.getByRole('main').getByRole('listitem');
  const [service, place] = [page.getByLabel('Service'), page.getByLabel('Town')];
  await service.selectOption('Consturction (6)');
  await expect(page).toHaveURL('/gallery?service=Consturction+');
  await expect(listItems).toHaveCount(6);
  await expect(page.getByRole('status').last()).toHaveText('Photos: 6');
  await place.selectOption('Cumbum (2)');
  await expect(page).toHaveURL('/gallery?service=Consturction+&town=Cumbum');
  await expect(listItems).toHaveCount(2);
  await page.goBack();
  await expect(place.locator(':checked')).toHaveText('All');
  await page.goBack();
  await expect(listItems).toHaveCount(24);

  await page.route(/\/api\/file\?.*town=/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await place.selectOption('Theni');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listItems).toHaveText(Array(8).fill(/Theni/));

  await openLive(page, '/gallery?service=Road+Work&service=2d,3d+plans&town=Theni');
  await expect(service.locator(':checked')).toHaveText('Road Work, 2d,3d plans');
  await expect(place.locator(':checked')).toHaveText('Theni (4)');
  await expect(listItems).toHaveCount(4);
  await listItems.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/town=Theni&item=/);
  await expect(page.locator('.yarl__portal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/town=Theni$/);
});

test('no filter waits for the first photos, which are of no use to it', async ({ page }) => {
  await serveGallery(page, items);
  const isOfAll = /\/api\/file\?limit=25$/;
  await page.route(isOfAll, () => undefined);
  const asked = page.waitForRequest(isOfAll);
  await openLive(page, '/gallery');
  await asked;
  await page.getByLabel('Town').selectOption('Theni (8)');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
});

test('nobody hears how many photos the former filter found', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ApiError/, /status of 503/);
  await serveGallery(page, items);
  await openLive(page, '/gallery?service=Road+Work');
  const count = page.getByRole('status').last();
  await expect(count).toHaveText(/^Photos: /);
  const failed = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
  await page.route(/\/api\/file\/filters.*town=/, (route) => route.fulfill({ status: 503 }));
  await page.route(/\/api\/file\?.*town=/, async (route) => {
    await failed;
    await route.fallback();
  });
  await page.getByLabel('Town').selectOption('Theni');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(count).toBeEmpty();
});

test('each service page shows the newest of its work', async ({ page }) => {
  await serveGallery(page, items);
  for (const [path, service] of [
    ['/service-plots', /Plots and Approvals/],
    ['/service-construction', /Consturction|2d,3d plans/],
    ['/service-roadwork', /Road Work/],
  ] as const) {
    await openLive(page, path);
    const section = page.getByRole('region', { name: 'Newest photos' });
    await expect(section.getByRole('listitem')).toHaveText([service, service, service]);
    await expect(section.getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      /^\/gallery\?service=/,
    );
  }
});
