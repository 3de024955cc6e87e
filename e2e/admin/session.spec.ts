import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';
import { networkOf } from './photos-page.ts';
import { smallPhoto } from './sample-files.ts';

const issues = /status of 40[13]|could not be (loaded|changed|asked for)|upload failed|ERR_FAILED/;

test('logging out in the middle of an upload asks first', async ({ page, gallery, photos }) => {
  const network = await networkOf(page);
  await network.slow(1000);
  await photos.upload(await smallPhoto());
  await expect(page.getByText(/^0 of 1 uploaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before the upload is finished?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await gallery.items()).toEqual([]);
});

test('a reload keeps the admin signed in; a token that is refused twice does not', async ({
  page,
  photos,
  expectedErrors,
}) => {
  expectedErrors.push(issues);
  await page.route('/api/session', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
  await page.unroute('/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No photos yet.')).toBeVisible();

  await page.route('/api/**', (route) => route.fulfill(problem(401)));
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(photos.items).toHaveCount(0);
});
