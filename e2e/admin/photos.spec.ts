import { photos as samplePhotos } from '../../functions/test/sample-photos.ts';
import { expectShownFor, pauseClock } from '../clock.ts';
import { becomeAdmin, expect } from '../fixtures.ts';
import { serveGallery, serveItemsToAdmin } from '../gallery-api.ts';
import { problem } from '../responses.ts';
import { test as base } from './fixtures.ts';
import { PhotosPage } from './photos-page.ts';

const test = base.extend<{ photos: PhotosPage }>({
  /** Signed in. The test fills the gallery, and then opens the page. */
  photos: async ({ page, gallery: _ }, use) => {
    await becomeAdmin(page);
    await use(new PhotosPage(page));
  },
});

const ROAD = { Location: 'Theni', Service: 'Road Work' } as const;
const SORRY = 'something went wrong please try again later....';

test('a photo is taken off Home, and says why it cannot stand there again; service, place and layout are changed in its place, for visitors too; of two changes the one that was made last counts, however slow the first one is', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409|data could not be/);
  await gallery.add(ROAD, { Pinned: true });
  await page.goto('/admin-panel');
  const pin = photos.items.getByRole('button', { name: 'Show first on Home: Road Work, Theni' });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  const why = 'Six photos are already shown first on Home. Take one of them off first.';
  await page.route('/api/file/*', (route) => route.fulfill(problem(409, why)));
  await pin.click();
  await expect(photos.items).toContainText(why);
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('/api/file/*');

  const line = Promise.withResolvers<void>();
  await page.route('/api/file/*', async (route) => {
    if (route.request().postData()?.includes('Cumbum')) await line.promise;
    await route.continue();
  });
  const editor = photos.items.getByRole('form');
  const change = async (place: string) => {
    await page.getByRole('button', { name: 'Edit: Road Work, Theni' }).click();
    await editor.getByLabel('Location').fill(place);
    await editor.getByRole('button', { name: 'Save' }).click();
  };
  await change('Cumbum');
  await editor.getByRole('button', { name: 'cancel' }).click();
  await change('Bodinayakanur');
  await expect(editor.getByRole('button', { name: 'Saving..' })).toBeVisible();
  line.resolve();
  await expect(editor).toBeHidden();
  await expect(photos.items).toContainText('Bodinayakanur');
  await expect.poll(() => gallery.items()).toMatchObject([{ Location: 'Bodinayakanur' }]);

  await page.getByRole('button', { name: 'Edit: Road Work, Bodinayakanur' }).click();
  await editor.getByLabel('Service').selectOption({ value: 'Consturction ' });
  await editor.getByLabel('Location').fill('Cumbum');
  await editor.getByLabel('Layout').selectOption('Sample Garden');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Saved.')).toBeFocused();
  await expect(photos.items).toContainText('Sample Garden');
  expect(await gallery.items()).toMatchObject([
    { Location: 'Cumbum', Service: 'Consturction ', Layout: 'sample-garden' },
  ]);
  await page.getByRole('button', { name: 'Edit: Consturction, Cumbum' }).click();
  await editor.getByLabel('Layout').selectOption('No layout');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(photos.items).not.toContainText('Sample Garden');
  expect((await gallery.items())[0]?.Layout).toBeUndefined();
});

test('of hundreds of photos sixty are listed, the next ones follow, and a search finds any', async ({
  page,
  photos,
}) => {
  const many = samplePhotos(130);
  await serveGallery(page, many);
  await serveItemsToAdmin(page, many);
  await page.goto('/admin-panel');
  await expect(photos.items).toHaveCount(60);
  await expect(page.getByText('130 of 130 photos')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(photos.items).toHaveCount(120);
  await expect(photos.items.nth(60)).toBeFocused();
  await more.press('Enter');
  await expect(photos.items).toHaveCount(130);
  await expect(photos.items.nth(120)).toBeFocused();
  await expect(more).toBeHidden();
  await page.getByLabel('Search photos').fill('town 127');
  await expect(page.getByText('1 of 130 photos')).toBeVisible();
  await expect(photos.items).toHaveCount(1);
  await expect(photos.items).toContainText('Town 127');
});

test('a list that cannot be loaded is asked for again; a deletion that fails says so for five seconds, and cancel leaves the photo', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|data could not be/);
  await gallery.add(ROAD);
  await page.clock.install();
  await page.route(/\/api\/admin\/file/, (route) => route.fulfill(problem(500)));
  await page.goto('/admin-panel');
  await expect(page.getByText(SORRY)).toBeVisible();
  await page.unroute(/\/api\/admin\/file/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(photos.items).toHaveCount(1);

  await page.route('/api/file/*', (route) => route.fulfill(problem(500)));
  await photos.items.getByRole('link', { name: 'Delete: Road Work, Theni' }).click();
  const question = page.getByRole('dialog', { name: 'do you want to delete ?' });
  await expect(question.getByRole('img', { name: 'Road Work' })).toBeVisible();
  await pauseClock(page);
  await question.getByRole('button', { name: 'yes' }).click();
  await expectShownFor(question.getByText(SORRY), 5);
  await question.getByRole('button', { name: 'cancel' }).click();
  await expect(page).toHaveURL('/admin-panel');
  await expect(photos.items).toHaveCount(1);
});
