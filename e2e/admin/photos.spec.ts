import { expect, expectShownFor, pauseClock } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';

const ROAD = { Location: 'Theni', Service: 'Road Work' } as const;
const SORRY = 'something went wrong please try again later....';

test('service, place and layout of a photo are changed in its place, for visitors too', async ({
  page,
  gallery,
  photos,
}) => {
  await gallery.add(ROAD);
  await page.reload();
  await page.getByRole('button', { name: 'Edit: Road Work, Theni' }).click();
  const editor = photos.items.getByRole('form');
  await editor.getByLabel('Service').selectOption({ value: 'Consturction ' });
  await editor.getByLabel('Location').fill('Cumbum');
  await editor.getByLabel('Layout').selectOption('Sample Garden');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Edit: Consturction, Cumbum' })).toBeFocused();
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

test('six photos stand first on Home; the seventh is refused in words', async ({
  page,
  gallery,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409|data could not be/);
  await gallery.add(ROAD);
  for (let count = 0; count < 6; count += 1) await gallery.add(ROAD, { Pinned: true });
  await page.reload();
  const pins = photos.items.getByRole('button', { name: 'Show first on Home: Road Work, Theni' });
  await expect(pins.nth(5)).toHaveAttribute('aria-pressed', 'true');
  await pins.nth(6).click();
  await expect(photos.items.nth(6)).toContainText(
    'Six photos are already shown first on Home. Take one of them off first.',
  );
  await expect(pins.nth(6)).toHaveAttribute('aria-pressed', 'false');
  await pins.nth(0).click();
  await expect(pins.nth(0)).toHaveAttribute('aria-pressed', 'false');
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
  await page.route('/api/admin/file', (route) => route.fulfill(problem(500)));
  await page.reload();
  await expect(page.getByText(SORRY)).toBeVisible();
  await page.unroute('/api/admin/file');
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
