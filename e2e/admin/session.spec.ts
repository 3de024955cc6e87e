import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { problem } from '../responses.ts';
import { test } from './fixtures.ts';
import { smallPhoto } from './sample-files.ts';

test('logging out in the middle of an upload asks first', async ({ page, gallery, photos }) => {
  // The upload gets no answer, and so does not end by itself.
  await page.route(/\/v0\/b\//, () => {});
  await photos.upload(await smallPhoto());
  await expect(page.getByText(/^0 of 1 uploaded/)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out before everything is saved?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await gallery.items()).toEqual([]);
});

async function reloadOnWeakLine(page: Page, expectedErrors: RegExp[]): Promise<void> {
  expectedErrors.push(/ERR_FAILED|could not be asked for/);
  await page.route('/api/session', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The sign-in could not be loaded.')).toBeVisible();
}

test('a reload on a weak line signs nobody out: the admin tries again; whoever logs out while the server does not answer is signed out of this browser', async ({
  page,
  photos: _,
  expectedErrors,
}) => {
  await reloadOnWeakLine(page, expectedErrors);
  await page.unroute('/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No photos yet.')).toBeVisible();

  await reloadOnWeakLine(page, expectedErrors);
  const flag = await page.evaluate(() => localStorage.getItem('adminuser'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.unroute('/api/session');
  await page.evaluate((value) => localStorage.setItem('adminuser', value ?? ''), flag);
  await page.goto('/admin/profile');
  await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
});

test('an admin whose token is refused twice is asked to sign in again', async ({
  page,
  photos: _,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401|could not be loaded/);
  await page.route('/api/**', (route) => route.fulfill(problem(401)));
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
});
